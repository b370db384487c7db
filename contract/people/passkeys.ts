import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { assertion, newCredential, passkeyName } from '#domain/people/passkey.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isoInstant } from '../wire/wire.ts'
import { sessionOnWire } from './accounts.ts'

const REFUSALS = ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'] as const

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  added_at: isoInstant,
  /** When it was signed in with last. */
  used_at: z.optional(isoInstant),
})
export type PasskeyOnWire = z.infer<typeof passkey>

const thisOne = z.object({ id: z.string().check(z.maxLength(100)) })

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The passkeys of the account, oldest first',
  method: 'GET',
  path: '/teacher/passkeys',
  caller: 'teacher',
  data: z.object({
    passkeys: z.array(passkey),
    /** Whether the address that people use this server by can have any: it takes https and a name. */
    available: z.boolean(),
  }),
  failures: [],
})

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  summary:
    'What a browser needs to make a passkey (WebAuthn), for whoever proves once more who they are. Good for five minutes and one passkey',
  method: 'POST',
  path: '/teacher/passkeys/begin',
  caller: 'teacher',
  body: z.strictObject(identityProof),
  data: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), display_name: z.string() }),
    /** COSE numbers of the signatures that are understood, the one that is liked best first. */
    algorithms: z.array(z.int()),
    /** Those that the account has: no authenticator needs two. */
    exclude: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
  }),
  failures: ['passkeys_not_available', 'too_many_passkeys', ...REFUSALS],
})
export type NewPasskeyOptions = z.infer<typeof beginPasskey.data>

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Keep the passkey that was made. Said again, it changes nothing',
  method: 'POST',
  path: '/teacher/passkeys',
  caller: 'teacher',
  body: z.strictObject({ name: passkeyName, ...newCredential }),
  data: z.object({ id: z.string() }),
  failures: ['passkeys_not_available', 'passkey_refused', 'passkey_expired', 'too_many_passkeys'],
})

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  summary: 'Call it something else',
  method: 'PUT',
  path: '/teacher/passkeys/:id',
  caller: 'teacher',
  params: thisOne,
  body: z.strictObject({ name: passkeyName }),
  data: z.object({}),
  failures: ['not_found'],
})

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'It signs nobody in any more. Said again, it changes nothing',
  method: 'POST',
  path: '/teacher/passkeys/:id/remove',
  caller: 'teacher',
  params: thisOne,
  body: z.strictObject(identityProof),
  data: z.object({}),
  failures: REFUSALS,
})

export const beginPasskeyLogIn = endpoint({
  name: 'beginPasskeyLogIn',
  summary: 'What a browser needs to ask for a passkey; good for five minutes and one sign-in',
  method: 'POST',
  path: '/auth/passkey/begin',
  caller: 'anyone',
  data: z.object({ challenge: z.string(), rp_id: z.string() }),
  failures: ['passkeys_not_available'],
})

export const logInWithPasskey = endpoint({
  name: 'logInWithPasskey',
  summary: 'Sign in with a passkey; it takes the place of password and second step',
  method: 'POST',
  path: '/auth/passkey',
  caller: 'anyone',
  body: z.strictObject(assertion),
  data: sessionOnWire,
  failures: ['passkeys_not_available', 'passkey_unknown', 'passkey_refused', 'passkey_expired', 'too_many_attempts'],
})
