import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { withdrawChanges } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { lockAddress } from './verification-store.ts'

/** Noted once, however often it is said; a change that has been made stays. */
export const withdrawChange = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  teacherId: TeacherId,
): Promise<Result<null, 'unauthenticated'>> =>
  db.transaction().execute(async (trx) => {
    if ((await lockAddress(trx, teacherId)) === null) return fail('unauthenticated')
    const withdrawn = await withdrawChanges(trx, teacherId)
    if (withdrawn > 0) await recordActivity(trx, { teacherId, at: now(), kind: 'email_change_withdrawn' })
    return ok(null)
  })
