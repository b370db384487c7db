import { emailKey, type SignUpDetails, type Teacher } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { noteSecurity } from '../../security-log.ts'
import { judgePassword } from '../accounts/judge-password.ts'
import { insertTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { mayWriteTo } from '../email/policy.ts'
import { queueVerification } from '../email/queue-verification.ts'

type Unfit = { ok: false; code: 'invalid_user_details'; fields: { password: Problem } }
type Made = { teacher: Teacher; passwordHash: string }

/** Makes the account; the e-mail decides, and two sign-ups at once make one. Taken ones are counted: nobody may list them. */
export const signUp = async (
  context: Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters' | 'hashPassword'>,
  { password, address, origin, ...details }: SignUpDetails & { address: string; origin: string },
): Promise<Result<Made, 'email_taken' | 'too_many_attempts'> | Unfit> => {
  const { db, now, newId, config, hashPassword } = context
  const takenFromAddress = { limit: 'signUpFromAddress', of: address } as const
  if (!(await hasTryLeft(context, takenFromAddress))) return fail('too_many_attempts')
  const problem = judgePassword(password, { ...details, company: config.site.company })
  if (problem) return { ok: false, code: 'invalid_user_details', fields: { password: problem } }
  if (!(await takeTry(context, { limit: 'newAccountFromAddress', of: address }))) return fail('too_many_attempts')
  const passwordHash = await hashPassword({ lane: 'signUp', of: address }, password)
  const writes = await mayWriteTo(context, details.email)
  const teacher = await db.transaction().execute(async (trx) => {
    const made = await insertTeacher(trx, { ...details, id: newId(), passwordHash, createdAt: now() })
    if (made === null) return null
    await recordActivity(trx, { teacherId: made.id, at: now(), kind: 'signed_up' })
    const reader = { teacherId: made.id, email: made.email, emailKey: emailKey(made.email), origin }
    if (writes) await queueVerification(trx, context, reader)
    return made
  })
  if (teacher) {
    noteSecurity(context, 'signed_up', { account: teacher.id, address })
    return ok({ teacher, passwordHash })
  }
  await takeTry(context, takenFromAddress)
  return fail('email_taken')
}
