import type { ResetDetails, TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Problem } from '#domain/text/problem.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { noteSecurity } from '../../security-log.ts'
import { forgiveAccount } from '../accounts/forgive-account.ts'
import { judgePassword } from '../accounts/judge-password.ts'
import { lockTeacher, replacePassword, teacherById, teacherOfReset } from '../accounts/store.ts'
import { writePasswordChanged } from '../accounts/write-password-changed.ts'
import { recordActivity } from '../activity/store.ts'
import { markVerified } from '../email/verification-store.ts'
import { deletePasskeysOf } from '../passkeys/store.ts'
import { asksForCode, deleteTwoFactor } from '../two-factor/store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config' | 'log' | 'sign' | 'letters' | 'hashPassword'>
type Request = ResetDetails & { address: string; origin: string }
type Unfit = { ok: false; code: 'invalid_request'; fields: { password: Problem } }
type Changed = { id: TeacherId; passwordHash: string }

/** Whoever has the token reads the mailbox of the account: the new password is theirs, nobody else stays signed in, and no passkey is left. */
export const resetPassword = async (
  context: Needs,
  { token, password, address, origin }: Request,
): Promise<Result<Changed, 'link_not_valid' | 'too_many_attempts'> | Unfit> => {
  const { db, now } = context
  const fromAddress = { limit: 'resetTokenFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const tokenHash = hashOf(token)
  // Before any hashing of passwords, which costs more than everything else about a stranger's call.
  const id = await teacherOfReset(db, tokenHash, now())
  const owner = id && (await teacherById(db, id))
  if (id && owner) {
    const problem = judgePassword(password, { ...owner, company: context.config.site.company })
    if (problem) return { ok: false, code: 'invalid_request', fields: { password: problem } }
    const passwordHash = await context.hashPassword({ lane: 'known', of: id }, password)
    if (await replaceWith(context, { id, tokenHash, passwordHash, origin, address })) {
      noteSecurity(context, 'password_replaced', { account: id, address })
      return ok({ id, passwordHash })
    }
  }
  await takeTry(context, fromAddress)
  return fail('link_not_valid')
}

type Reset = Changed & { tokenHash: string; origin: string; address: string }

/** False when the token stands for nobody any more: somebody else has used it meanwhile, or another one of the account. */
const replaceWith = (context: Needs, reset: Reset): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { now, newId, config } = context
    const { id, tokenHash, passwordHash, origin, address } = reset
    const createdAt = now()
    const { email } = await lockTeacher(trx, id)
    if (!(await teacherOfReset(trx, tokenHash, createdAt))) return false
    await replacePassword(trx, { id, passwordHash })
    await forgiveAccount({ ...context, db: trx }, { email, address })
    // The link was mailed to the address of the account.
    const isShownFirst = await markVerified(trx, id, createdAt)
    await recordActivity(trx, { teacherId: id, at: createdAt, kind: 'password_changed' })
    // Whoever signed up with somebody else's address may ask for codes that its owner does not have.
    if (isShownFirst && (await asksForCode(trx, id))) {
      await deleteTwoFactor(trx, id)
      await recordActivity(trx, { teacherId: id, at: createdAt, kind: 'two_factor_off' })
    }
    // Whoever had the old password may have made one.
    const passkeys = await deletePasskeysOf(trx, id)
    if (passkeys > 0)
      await recordActivity(trx, {
        teacherId: id,
        at: createdAt,
        kind: 'passkeys_removed_by_reset',
        details: { passkeys },
      })
    const letter = writePasswordChanged({ company: config.site.company, origin })
    await queueMail(trx, context.letters.seal({ ...letter, id: newId(), recipient: email, replyTo: null, createdAt }))
    return true
  })
