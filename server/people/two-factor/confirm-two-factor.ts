import type { TeacherId } from '#domain/people/account.ts'
import { isTotp, readableCode } from '#domain/people/two-factor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { countTry, forgive } from '../../http/limits.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { queueMail } from '../../mail/store.ts'
import { noteSecurity } from '../../security-log.ts'
import { recordLockOut } from '../accounts/record-lock-out.ts'
import { lockTeacher } from '../accounts/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import { giveCodes } from './give-codes.ts'
import { confirmStored, hasCodes, readTwoFactor, type TwoFactor } from './store.ts'
import { takeTotp } from './take-totp.ts'

type Confirming = { teacher: SignedInTeacher; code: string; session: string | null; origin: string }
type ConfirmRefusal = 'two_factor_is_on' | 'two_factor_not_begun' | 'wrong_code' | 'too_many_attempts'

/** From the first code on the account asks for one; whoever is in stays in. Said again after a lost reply, it tells the same. */
export const confirmTwoFactor = async (
  context: Context,
  { teacher: { id }, code, session, origin }: Confirming,
): Promise<Result<string[], ConfirmRefusal>> => {
  const { db, now, newId, letters, config } = context
  const subject = { limit: 'codeOnDevice', of: id } as const
  const taken = await countTry(context, subject)
  if (taken === 'refused') return fail('too_many_attempts')
  const confirmed = await db.transaction().execute(async (trx) => {
    const { email } = await lockTeacher(trx, id)
    const stored = await readTwoFactor(trx, id)
    if (stored === null) return fail('two_factor_not_begun')
    const inTrx = { ...context, db: trx }
    const codes = context.twoFactor.codesFor([id, stored.secret, session ?? '', code])
    if (stored.isOn)
      return (await mayTellAgain(inTrx, { id, stored, codes })) ? ok(codes.map(readableCode)) : fail('two_factor_is_on')
    if (!isTotp(code) || !(await takeTotp(inTrx, stored, { id, typed: code }))) return fail('wrong_code')
    const at = now()
    await confirmStored(trx, { id, at })
    await recordActivity(trx, { teacherId: id, at, kind: 'two_factor_on' })
    const letter = writeNotice({ company: config.site.company, origin, about: 'two_factor_on' })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: email, replyTo: null, createdAt: at }))
    return ok(await giveCodes(inTrx, id, codes))
  })
  if (confirmed.ok) {
    await forgive(context, subject)
    noteSecurity(context, 'two_factor_on', { account: id })
  }
  if (!confirmed.ok && taken === 'last') await recordLockOut(context, { teacherId: id, ended: [subject.limit] })
  return confirmed
}

/** How long whoever lost the reply may ask again. */
const FRESH = 10 * MINUTE

type Told = { id: TeacherId; stored: TwoFactor; codes: string[] }

/** The codes are worked out from session and typed code: another one's are not in the database, nor are used and replaced ones. */
const mayTellAgain = async (
  { db, now, twoFactor }: Pick<Context, 'db' | 'now' | 'twoFactor'>,
  { id, stored: { confirmedAt }, codes }: Told,
): Promise<boolean> => {
  if (confirmedAt === null || now() - confirmedAt > FRESH) return false
  const hashes = codes.map((each) => twoFactor.hashCode(id, each))
  return hasCodes(db, id, hashes)
}
