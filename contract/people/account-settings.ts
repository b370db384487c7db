import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import type { requests } from './account-settings-requests.ts'

export const readAccount = endpoint<typeof requests.readAccount>()({
  method: 'GET',
  path: '/teacher/account',
  data: z.object({
    email: z.string(),
    two_factor: z.boolean(),
    recovery_codes_left: z.int(),
  }),
})

export const changePassword = endpoint<typeof requests.changePassword>()({
  method: 'POST',
  path: '/teacher/password',
  data: z.object({}),
})

const session = z.object({
  id: z.string(),
  /** Empty where it is not known, as the system is. */
  browser: z.string(),
  system: z.string(),
  signed_in_at: isoInstant,
  is_this: z.boolean(),
})

export const listSessions = endpoint<typeof requests.listSessions>()({
  method: 'GET',
  path: '/teacher/sessions',
  data: z.object({ sessions: z.array(session) }),
})
export type SessionOnWire = z.infer<typeof session>

export const endSession = endpoint<typeof requests.endSession>()({
  method: 'DELETE',
  path: '/teacher/sessions/:id',
  data: z.object({}),
})

export const endOtherSessions = endpoint<typeof requests.endOtherSessions>()({
  method: 'DELETE',
  path: '/teacher/sessions',
  data: z.object({}),
})

export const askForDeletion = endpoint<typeof requests.askForDeletion>()({
  method: 'POST',
  path: '/teacher/deletion',
  data: z.object({ erased_at: isoInstant }),
})

export const takeBackDeletion = endpoint<typeof requests.takeBackDeletion>()({
  method: 'DELETE',
  path: '/teacher/deletion',
  data: z.object({}),
})
