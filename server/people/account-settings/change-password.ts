import { fail, ok, type Result } from '#domain/result.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Context } from '../../context.ts'
import { queueMail } from '../../mail/store.ts'
import { noteSecurity } from '../../security-log.ts'
import { isPasswordOf } from '../accounts/check-password.ts'
import { forgiveAccount } from '../accounts/forgive-account.ts'
import { judgePassword } from '../accounts/judge-password.ts'
import { type Proof, provePassword } from '../accounts/prove-password.ts'
import { lockTeacher, replacePassword, teacherById, teacherForProof } from '../accounts/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import { type CodeRefusal, checkCode } from '../two-factor/check-code.ts'

/** `session` is the one that goes on. */
type Request = Proof & { newPassword: string; session: string; origin: string }
type Refusal = 'wrong_password' | 'unauthenticated' | CodeRefusal
type Unfit = { ok: false; code: 'invalid_request'; fields: { new_password: Problem } }
type Changed = { passwordHash: string }

/** All that the former password had opened ends, but for the session that changes it. */
export const changePassword = async (
  context: Context,
  { newPassword, session, origin, ...proof }: Request,
): Promise<Result<Changed, Refusal> | Unfit> => {
  const { db, config } = context
  const { teacherId: id } = proof
  const proven = await provePassword(context, proof)
  if (!proven.ok) {
    if (proven.code === 'wrong_password') return wasChangedBefore(context, { ...proof, newPassword })
    return proven.code === 'unauthenticated' ? fail('unauthenticated') : fail('too_many_attempts')
  }
  const owner = await teacherById(db, id)
  if (!owner) return fail('unauthenticated')
  const problem = judgePassword(newPassword, { ...owner, company: config.site.company })
  if (problem) return { ok: false, code: 'invalid_request', fields: { new_password: problem } }
  // A code opens one thing: a new password that will not do takes none.
  const { deviceName: device } = proven.value
  const checked = await checkCode(context, { id, code: proof.code, address: proof.address, device })
  if (!checked.ok) return fail(checked.code)
  const passwordHash = await context.hashPassword({ lane: 'known', of: id }, newPassword)
  const change = { former: proven.value.passwordHash, passwordHash, session, origin }
  return (await replaceWith(context, proof, change)) ? ok({ passwordHash }) : fail('wrong_password')
}

/** Whose answer was lost presses again, and the password that was right is so no more. */
const wasChangedBefore = async (
  { db }: Pick<Context, 'db'>,
  { teacherId, newPassword }: Proof & { newPassword: string },
): Promise<Result<Changed, 'wrong_password'>> => {
  const stored = await teacherForProof(db, teacherId)
  const isNew =
    stored !== null && (await isPasswordOf({ lane: 'known', of: teacherId }, { ...stored, password: newPassword }))
  return isNew ? ok({ passwordHash: stored.passwordHash }) : fail('wrong_password')
}

type Change = { former: string; passwordHash: string; session: string; origin: string }

/** False when another password has come in between. */
const replaceWith = async (context: Context, proof: Proof, change: Change): Promise<boolean> => {
  const { db, now, newId, config, letters } = context
  const { teacherId: id, address } = proof
  const { former, passwordHash, session, origin } = change
  const isReplaced = await db.transaction().execute(async (trx) => {
    const current = await lockTeacher(trx, id)
    if (current.passwordHash !== former) return false
    const { email: recipient } = current
    const createdAt = now()
    await replacePassword(trx, { id, passwordHash, keeping: session })
    await forgiveAccount({ ...context, db: trx }, { email: recipient, address })
    await recordActivity(trx, { teacherId: id, at: createdAt, kind: 'password_changed' })
    const letter = writeNotice({ company: config.site.company, origin, about: 'password_changed' })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt }))
    return true
  })
  if (isReplaced) noteSecurity(context, 'password_replaced', { account: id, address })
  return isReplaced
}
