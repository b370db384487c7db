import * as z from 'zod/mini'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { sessionOnWire } from './accounts.ts'
import type { requests } from './passkeys-requests.ts'

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  added_at: isoInstant,
  /** When it was signed in with last. */
  used_at: z.optional(isoInstant),
})
export type PasskeyOnWire = z.infer<typeof passkey>

export const listPasskeys = endpoint<typeof requests.listPasskeys>()({
  method: 'GET',
  path: '/teacher/passkeys',
  data: z.object({
    passkeys: z.array(passkey),
    /** Whether the address that people use this server by can have any: it takes https and a name. */
    available: z.boolean(),
  }),
})

export const beginPasskey = endpoint<typeof requests.beginPasskey>()({
  method: 'POST',
  path: '/teacher/passkeys/begin',
  data: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
    /** COSE numbers of the signatures that are understood, the one that is liked best first. */
    algorithms: z.array(z.int()),
    /** Those that the account has: no authenticator needs two. */
    exclude: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
  }),
})
export type NewPasskeyOptions = z.infer<typeof beginPasskey.data>

export const addPasskey = endpoint<typeof requests.addPasskey>()({
  method: 'POST',
  path: '/teacher/passkeys',
  data: z.object({ id: z.string() }),
})

export const renamePasskey = endpoint<typeof requests.renamePasskey>()({
  method: 'PUT',
  path: '/teacher/passkeys/:id',
  data: z.object({}),
})

export const removePasskey = endpoint<typeof requests.removePasskey>()({
  method: 'POST',
  path: '/teacher/passkeys/:id/remove',
  data: z.object({}),
})

export const beginPasskeyLogIn = endpoint<typeof requests.beginPasskeyLogIn>()({
  method: 'POST',
  path: '/auth/passkey/begin',
  data: z.object({ challenge: z.string(), rp_id: z.string() }),
})

export const logInWithPasskey = endpoint<typeof requests.logInWithPasskey>()({
  method: 'POST',
  path: '/auth/passkey',
  data: sessionOnWire,
})
