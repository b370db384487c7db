import * as z from 'zod/mini'
import { ADDRESS_SIDES } from '#domain/people/email-change.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './email-change-requests.ts'

const change = z.object({
  /** The address that the account is to have. */
  email: z.string(),
  /** `taken`: somebody has made an account with it meanwhile. */
  state: z.enum(['open', 'expired', 'taken']),
  /** Which of the two has not confirmed it. */
  waits_for: z.array(z.enum(ADDRESS_SIDES)),
  expires_at: isoInstant,
})
export type EmailChangeOnWire = z.infer<typeof change>

const answer = z.object({ change: z.nullable(change) })

export const readEmailChange = endpoint<typeof requests.readEmailChange>()({
  method: 'GET',
  path: '/teacher/email-change',
  data: answer,
})

export const askForEmailChange = endpoint<typeof requests.askForEmailChange>()({
  method: 'POST',
  path: '/teacher/email-change',
  data: answer,
})

export const sendEmailChangeAgain = endpoint<typeof requests.sendEmailChangeAgain>()({
  method: 'POST',
  path: '/teacher/email-change/letters',
  data: answer,
})

export const withdrawEmailChange = endpoint<typeof requests.withdrawEmailChange>()({
  method: 'DELETE',
  path: '/teacher/email-change',
  data: answer,
})

export const confirmEmailChange = endpoint<typeof requests.confirmEmailChange>()({
  method: 'POST',
  path: '/auth/email-change',
  data: z.object({ state: z.enum(['waits', 'changed']), again: z.boolean() }),
})
