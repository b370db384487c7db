import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { noteSecurity } from '../../security-log.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { CodeRefusal } from '../two-factor/check-code.ts'
import { proveIdentity } from '../two-factor/prove-identity.ts'
import { mailNotice } from './mail-notice.ts'
import { deletePasskey } from './store.ts'

type Removing = Proof & { id: string; origin: string }
type Refusal = 'wrong_password' | 'unauthenticated' | CodeRefusal

/** What was signed in with it stays signed in: that is ended where all devices are listed. */
export const removePasskey = async (
  context: Context,
  { id, origin, ...proof }: Removing,
): Promise<Result<Record<string, never>, Refusal>> => {
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { teacherId } = proof
  const isRemoved = await context.db.transaction().execute(async (trx) => {
    const { email } = await lockTeacher(trx, teacherId)
    const name = await deletePasskey(trx, { id, owner: teacherId })
    if (name === null) return false
    await recordActivity(trx, { teacherId, at: context.now(), kind: 'passkey_removed', details: { name } })
    await mailNotice({ ...context, db: trx }, { email, origin, about: 'passkey_removed' })
    return true
  })
  if (isRemoved) noteSecurity(context, 'passkey_removed', { account: teacherId, address: proof.address })
  return ok({})
}
