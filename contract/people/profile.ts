import * as z from 'zod/mini'
import { pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './profile-requests.ts'

const profile = z.object({ name: z.string(), email: z.string(), phone: z.string(), bio: z.string() })
export type ProfileOnWire = z.infer<typeof profile>

export const readProfile = endpoint<typeof requests.readProfile>()({
  method: 'GET',
  path: '/teacher/profile',
  data: profile,
})

export const changeProfile = endpoint<typeof requests.changeProfile>()({
  method: 'PUT',
  path: '/teacher/profile',
  data: profile,
})

export const setAvatar = endpoint<typeof requests.setAvatar>()({
  method: 'PUT',
  path: '/teacher/avatar',
  data: z.object({ avatar: pictureId }),
})

export const removeAvatar = endpoint<typeof requests.removeAvatar>()({
  method: 'DELETE',
  path: '/teacher/avatar',
  data: z.object({}),
})

const issue = z.object({
  id: z.string(),
  text: z.string(),
  reported_at: isoInstant,
  /** `sent` once it has left for whoever runs the site. */
  state: z.enum(['waiting', 'sent']),
})
export type IssueOnWire = z.infer<typeof issue>

export const listIssues = endpoint<typeof requests.listIssues>()({
  method: 'GET',
  path: '/teacher/issues',
  data: z.object({ issues: z.array(issue) }),
})

export const reportIssue = endpoint<typeof requests.reportIssue>()({
  method: 'POST',
  path: '/teacher/issues',
  data: issue,
})
