import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { queueMail } from '../../mail/store.ts'
import { noteSecurity } from '../../security-log.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { lockTeacher } from '../accounts/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import type { CodeRefusal } from './check-code.ts'
import { proveIdentity } from './prove-identity.ts'
import { asksForCode, deleteTwoFactor } from './store.ts'

type Refusal = 'wrong_password' | 'unauthenticated' | CodeRefusal
type Asked = Proof & { origin: string }

export const endTwoFactor = async (
  context: Context,
  { origin, ...proof }: Asked,
): Promise<Result<Record<string, never>, Refusal>> => {
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { db, now, newId, letters, config } = context
  const { teacherId: id } = proof
  const isEnded = await db.transaction().execute(async (trx) => {
    const { email: recipient } = await lockTeacher(trx, id)
    const wasOn = await asksForCode(trx, id)
    await deleteTwoFactor(trx, id)
    if (!wasOn) return false
    const createdAt = now()
    await recordActivity(trx, { teacherId: id, at: createdAt, kind: 'two_factor_off' })
    const letter = writeNotice({ company: config.site.company, origin, about: 'two_factor_off' })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt }))
    return true
  })
  if (isEnded) noteSecurity(context, 'two_factor_off', { account: id, address: proof.address })
  return ok({})
}
