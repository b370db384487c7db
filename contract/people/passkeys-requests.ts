import * as z from 'zod/mini'
import { identityProof } from '#domain/people/account.ts'
import { assertion, newCredential, passkeyName } from '#domain/people/passkey.ts'
import type { Requests } from '../wire/endpoint.ts'

const REFUSALS = ['wrong_password', 'code_required', 'wrong_code', 'too_many_attempts', 'busy'] as const

const thisOne = z.object({ id: z.string().check(z.maxLength(100)) })

export const requests = {
  listPasskeys: {
    summary: 'The passkeys of the account, oldest first',
    caller: 'teacher',
    failures: [],
  },
  beginPasskey: {
    summary:
      'What a browser needs to make a passkey (WebAuthn), for whoever proves once more who they are. Good for five minutes and one passkey',
    caller: 'teacher',
    body: z.strictObject(identityProof),
    failures: ['passkeys_not_available', 'too_many_passkeys', ...REFUSALS],
  },
  addPasskey: {
    summary: 'Keep the passkey that was made. Said again, it changes nothing',
    caller: 'teacher',
    body: z.strictObject({ name: passkeyName, ...newCredential }),
    failures: ['passkeys_not_available', 'passkey_refused', 'passkey_expired', 'too_many_passkeys'],
  },
  renamePasskey: {
    summary: 'Call it something else',
    caller: 'teacher',
    params: thisOne,
    body: z.strictObject({ name: passkeyName }),
    failures: ['not_found'],
  },
  removePasskey: {
    summary: 'It signs nobody in any more. Said again, it changes nothing',
    caller: 'teacher',
    params: thisOne,
    body: z.strictObject(identityProof),
    failures: REFUSALS,
  },
  beginPasskeyLogIn: {
    summary: 'What a browser needs to ask for a passkey; good for five minutes and one sign-in',
    caller: 'anyone',
    failures: ['passkeys_not_available'],
  },
  logInWithPasskey: {
    summary: 'Sign in with a passkey; it takes the place of password and second step',
    caller: 'anyone',
    body: z.strictObject(assertion),
    failures: ['passkeys_not_available', 'passkey_unknown', 'passkey_refused', 'passkey_expired', 'too_many_attempts'],
  },
} as const satisfies Requests
