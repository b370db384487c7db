import { fail, ok, type Result } from '#domain/result.ts'
import { isTotp } from '#domain/two-factor.ts'
import { lockTeacher } from '../accounts/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import { forgive, takeTry } from '../http/limits.ts'
import type { SignedInTeacher } from '../http/who-is-asking.ts'
import { queueMail } from '../mail/store.ts'
import { giveCodes } from './give-codes.ts'
import { confirmStored, readTwoFactor } from './store.ts'
import { takeTotp } from './take-totp.ts'

type Confirming = { teacher: SignedInTeacher; code: string; origin: string }
type ConfirmRefusal = 'two_factor_is_on' | 'two_factor_not_begun' | 'wrong_code' | 'too_many_attempts'

/** From the first code on the account asks for one; whoever is in stays in. */
export const confirmTwoFactor = async (
  context: Context,
  { teacher: { id }, code, origin }: Confirming,
): Promise<Result<string[], ConfirmRefusal>> => {
  const { db, now, newId, letters, config } = context
  const subject = { limit: 'codeOnDevice', of: id } as const
  if (!(await takeTry(context, subject))) return fail('too_many_attempts')
  const confirmed = await db.transaction().execute(async (trx) => {
    const { email } = await lockTeacher(trx, id)
    const stored = await readTwoFactor(trx, id)
    if (stored === null) return fail('two_factor_not_begun')
    if (stored.isOn) return fail('two_factor_is_on')
    if (!isTotp(code) || !(await takeTotp({ ...context, db: trx }, stored, { id, typed: code })))
      return fail('wrong_code')
    const at = now()
    await confirmStored(trx, { id, at })
    await recordActivity(trx, { teacherId: id, at, kind: 'two_factor_on' })
    const letter = writeNotice({ company: config.site.company, origin, about: 'two_factor_on' })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: email, replyTo: null, createdAt: at }))
    return ok(await giveCodes({ ...context, db: trx }, id))
  })
  if (confirmed.ok) await forgive(context, subject)
  return confirmed
}
