import type { NewPasskeyOptions } from '#contract/people/passkeys.ts'
import { MAX_PASSKEYS } from '#domain/people/passkey.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { teacherById } from '../accounts/store.ts'
import type { CodeRefusal } from '../two-factor/check-code.ts'
import { proveIdentity } from '../two-factor/prove-identity.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import { passkeysOf } from './store.ts'
import { ALGORITHMS } from './verify-new-passkey.ts'
import { writeHandle } from './write-handle.ts'

type Asked = Proof & { party: RelyingParty | null; session: string }
type Refusal = 'passkeys_not_available' | 'too_many_passkeys' | 'wrong_password' | 'unauthenticated' | CodeRefusal

/** What a page needs to have a passkey made: whoever asks has proven who they are, and the challenge is the proof of it. */
export const beginPasskey = async (
  context: Context,
  { party, session, ...proof }: Asked,
): Promise<Result<NewPasskeyOptions, Refusal>> => {
  if (party === null) return fail('passkeys_not_available')
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { teacherId: id } = proof
  const owner = await teacherById(context.db, id)
  if (!owner) return fail('unauthenticated')
  const passkeys = await passkeysOf(context.db, id)
  if (passkeys.length >= MAX_PASSKEYS) return fail('too_many_passkeys')
  return ok({
    challenge: passkeyChallenges(context).make(['add', id, session]),
    rp: { id: party.id, name: party.name },
    user: { id: writeHandle(id), name: owner.email, display_name: owner.name },
    algorithms: ALGORITHMS,
    exclude: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
}
