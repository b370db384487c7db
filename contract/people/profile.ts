import * as z from 'zod/mini'
import { issueText, profileDetails } from '#domain/people/profile.ts'
import { MAX_PICTURE_FILE, PICTURE_TYPES, pictureId } from '#domain/text/picture.ts'
import { endpoint } from '../wire/endpoint.ts'
import { deviceKey } from '../wire/inputs.ts'
import { isoInstant } from '../wire/wire.ts'

const profile = z.object({ name: z.string(), email: z.string(), phone: z.string(), bio: z.string() })
export type ProfileOnWire = z.infer<typeof profile>

export const readProfile = endpoint({
  name: 'readProfile',
  summary: 'What the teacher says of themselves',
  method: 'GET',
  path: '/teacher/profile',
  caller: 'teacher',
  data: profile,
  failures: [],
})

export const changeProfile = endpoint({
  name: 'changeProfile',
  summary: 'Change name, phone and bio; said again, it changes nothing',
  method: 'PUT',
  path: '/teacher/profile',
  caller: 'teacher',
  body: profileDetails,
  data: profile,
  failures: [],
})

export const setAvatar = endpoint({
  name: 'setAvatar',
  summary:
    'Show a picture as oneself: the middle of the file as a square of 256 pixels, served as WebP from /media/{avatar}. The one before is deleted; the same file again changes nothing',
  method: 'PUT',
  path: '/teacher/avatar',
  caller: 'teacher',
  body: z.union([z.instanceof(Uint8Array), z.instanceof(Blob)]),
  bodyTypes: PICTURE_TYPES,
  bodyLimit: MAX_PICTURE_FILE,
  data: z.object({ avatar: pictureId }),
  failures: ['picture_unreadable', 'picture_too_large', 'pictures_too_large', 'too_many_pictures', 'busy'],
})

export const removeAvatar = endpoint({
  name: 'removeAvatar',
  summary: 'Show no picture as oneself; it is deleted at once. Said again, it changes nothing',
  method: 'DELETE',
  path: '/teacher/avatar',
  caller: 'teacher',
  data: z.object({}),
  failures: [],
})

const issue = z.object({
  id: z.string(),
  text: z.string(),
  reported_at: isoInstant,
  /** `sent` once it has left for whoever runs the site. */
  state: z.enum(['waiting', 'sent']),
})
export type IssueOnWire = z.infer<typeof issue>

export const listIssues = endpoint({
  name: 'listIssues',
  summary: 'The newest of what the teacher has reported',
  method: 'GET',
  path: '/teacher/issues',
  caller: 'teacher',
  data: z.object({ issues: z.array(issue) }),
  failures: [],
})

export const reportIssue = endpoint({
  name: 'reportIssue',
  summary: 'Tell whoever runs the site what does not work. The same `key` again is the same report',
  method: 'POST',
  path: '/teacher/issues',
  caller: 'teacher',
  body: z.strictObject({ key: deviceKey, text: issueText }),
  data: issue,
  status: 201,
  failures: ['too_many_messages'],
})
