import type { TeacherId } from '#domain/people/account.ts'
import { openLink, sidesThatWait } from '#domain/people/email-change.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import { WORKS_FOR } from './ask-for-change.ts'
import { latestChange, prolongChange, type StoredChange } from './change-store.ts'
import { mayWriteTo } from './policy.ts'
import { queueChangeLetters } from './queue-letters.ts'
import { lockAddress } from './verification-store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters'>
type Asked = { teacherId: TeacherId; origin: string }
type Refusal = 'unauthenticated' | 'not_found' | 'link_expired' | 'too_many_messages'

/** Another link to whoever has not confirmed; the change has its whole time again. */
export const sendAgain = async (
  context: Needs,
  { teacherId, origin }: Asked,
): Promise<Result<StoredChange | null, Refusal>> => {
  const { db, now } = context
  const before = await latestChange(db, teacherId)
  if (before === null) return fail('not_found')
  if (!(await takeTry(context, { limit: 'emailChangeOfTeacher', of: teacherId }))) return fail('too_many_messages')
  if (!(await mayWriteTo(context, before.email))) return fail('too_many_messages')
  return db.transaction().execute(async (trx) => {
    const address = await lockAddress(trx, teacherId)
    if (address === null) return fail('unauthenticated')
    const change = await latestChange(trx, teacherId)
    if (change === null) return fail('not_found')
    if (openLink(change, 'new', now()).kind === 'refused') return fail('link_expired')
    await prolongChange(trx, change.id, now() + WORKS_FOR)
    const { id, email } = change
    const letters = { id, email, oldEmail: address.email, sides: sidesThatWait(change), origin }
    await queueChangeLetters(trx, context, letters)
    return ok(await latestChange(trx, teacherId))
  })
}
