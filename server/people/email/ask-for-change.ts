import { emailKey } from '#domain/people/account.ts'
import { openLink } from '#domain/people/email-change.ts'
import { isMailable } from '#domain/people/mail-address.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Problem } from '#domain/text/problem.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { lockTeacher, withdrawChanges } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { CodeRefusal } from '../two-factor/check-code.ts'
import { proveIdentity } from '../two-factor/prove-identity.ts'
import { confirmSide, insertChange, isTaken, latestChange, type StoredChange } from './change-store.ts'
import { mayWriteTo } from './policy.ts'
import { queueChangeLetters } from './queue-letters.ts'

export const WORKS_FOR = 3 * DAY

type Asked = Proof & { email: string; origin: string }
type Refusal = 'wrong_password' | 'unauthenticated' | 'email_taken' | 'too_many_messages' | CodeRefusal
type Unfit = { ok: false; code: 'invalid_request'; fields: { email: Problem } }
type Outcome = Result<StoredChange | null, Refusal> | Unfit

/**
 * Mails a link to both addresses. Whether the new one is taken is told as at sign-up, and counted with it: nobody may list
 * who has an account. What was asked for before is replaced; the same thing asked for again is the same change.
 */
export const askForChange = async (context: Context, { email, origin, ...proof }: Asked): Promise<Outcome> => {
  const { db, now } = context
  const { teacherId, address } = proof
  const takenFromAddress = { limit: 'signUpFromAddress', of: address } as const
  if (!(await hasTryLeft(context, takenFromAddress))) return fail('too_many_attempts')
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  if (emailKey(proven.value.email) === emailKey(email)) {
    return { ok: false, code: 'invalid_request', fields: { email: 'email_same' } }
  }
  const before = await latestChange(db, teacherId)
  if (before && isSameAs(before, email, now())) return ok(before)
  if (await isTaken(db, email)) {
    await takeTry(context, takenFromAddress)
    return fail('email_taken')
  }
  if (!(await takeTry(context, { limit: 'emailChangeOfTeacher', of: teacherId }))) return fail('too_many_messages')
  if (!(await mayWriteTo(context, email))) return fail('too_many_messages')
  return beginChange(context, { ...proof, ...proven.value, newEmail: email, origin })
}

const isSameAs = (change: StoredChange, email: string, at: number): boolean =>
  change.emailKey === emailKey(email) && openLink(change, 'new', at).kind !== 'refused'

type Proven = Proof & { passwordHash: string; newEmail: string; origin: string }

const beginChange = (
  context: Context,
  { teacherId, passwordHash, newEmail: email, origin }: Proven,
): Promise<Outcome> =>
  context.db.transaction().execute(async (trx) => {
    const { email: oldEmail, passwordHash: current } = await lockTeacher(trx, teacherId)
    // To be checked, a password may have waited for its turn: a new one ends what the old one was about to begin.
    if (current !== passwordHash) return fail('wrong_password')
    const askedAt = context.now()
    // Of two that are asked for at the same moment, the second may find the same change.
    const before = await latestChange(trx, teacherId)
    if (before && isSameAs(before, email, askedAt)) return ok(before)
    await withdrawChanges(trx, teacherId)
    const id = context.newId()
    await insertChange(trx, { id, teacherId, email, askedAt, expiresAt: askedAt + WORKS_FOR })
    // Nobody can open a link that can't be sent; password and second step have been shown.
    if (!isMailable(oldEmail)) await confirmSide(trx, id, { side: 'old', at: askedAt })
    await queueChangeLetters(trx, context, { id, email, oldEmail, sides: ['old', 'new'], origin })
    await recordActivity(trx, { teacherId, at: askedAt, kind: 'email_change_asked' })
    return ok(await latestChange(trx, teacherId))
  })
