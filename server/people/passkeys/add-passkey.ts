import type { TeacherId } from '#domain/people/account.ts'
import { MAX_PASSKEYS, type NewCredential } from '#domain/people/passkey.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { noteSecurity } from '../../security-log.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { mailNotice } from './mail-notice.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { readChallenge } from './read-challenge.ts'
import type { RelyingParty } from './relying-party.ts'
import { insertPasskey, passkeysOf, takeChallenge } from './store.ts'
import { verifyNewPasskey } from './verify-new-passkey.ts'

type Adding = NewCredential & { teacherId: TeacherId; session: string; name: string; party: RelyingParty | null }
type Refusal = 'passkeys_not_available' | 'passkey_refused' | 'passkey_expired' | 'too_many_passkeys'

/** One passkey for each challenge; said again after a lost reply it tells the same. */
export const addPasskey = async (
  context: Context,
  { teacherId, session, name, party, ...credential }: Adding,
): Promise<Result<{ id: string }, Refusal>> => {
  if (party === null) return fail('passkeys_not_available')
  const challenge = readChallenge(credential.client_data)
  if (challenge === null) return fail('passkey_refused')
  const expiresAt = passkeyChallenges(context).read(['add', teacherId, session], challenge)
  if (expiresAt === null) return fail('passkey_expired')
  const made = await verifyNewPasskey(credential, { challenge, party })
  if (made === null) return fail('passkey_refused')
  const { newId, now } = context
  let isNew = false
  const added = await context.db.transaction().execute(async (trx): Promise<Result<{ id: string }, Refusal>> => {
    const { email } = await lockTeacher(trx, teacherId)
    const there = await passkeysOf(trx, teacherId)
    const same = there.find(
      (each) => each.credentialId === credential.credential_id && each.publicKey === made.publicKey,
    )
    if (same) return ok({ id: same.id })
    if (there.length >= MAX_PASSKEYS) return fail('too_many_passkeys')
    if (!(await takeChallenge(trx, challenge, expiresAt))) return fail('passkey_expired')
    const [id, at] = [newId(), now()]
    const { credential_id: credentialId, transports } = credential
    const passkey = { id, teacherId, credentialId, ...made, transports, name, createdAt: at, usedAt: null }
    if (!(await insertPasskey(trx, passkey))) return fail('passkey_refused')
    await recordActivity(trx, { teacherId, at, kind: 'passkey_added', details: { name } })
    await mailNotice({ ...context, db: trx }, { email, origin: party.origin, about: 'passkey_added' })
    isNew = true
    return ok({ id })
  })
  if (isNew) noteSecurity(context, 'passkey_added', { account: teacherId })
  return added
}
