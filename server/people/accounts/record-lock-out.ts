import type { TeacherId } from '#domain/people/account.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { isFirstOf, type Subject, windowOf } from '../../http/limits.ts'
import { recordActivity } from '../activity/store.ts'

/** `ended` are the limits whose last try was taken, in vain. */
type LockOut = { teacherId: TeacherId | null; ended: readonly Subject['limit'][] }

/** For the log of the one whose account it is: once a while for each limit, from however many places somebody tries. */
export const recordLockOut = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { teacherId, ended }: LockOut,
): Promise<void> => {
  if (teacherId === null) return
  for (const limit of ended)
    await db.transaction().execute(async (trx) => {
      if (!(await isFirstOf({ db: trx, now }, { limit: 'lockOutInLog', of: `${teacherId}:${limit}` }))) return
      const details = { minutes: windowOf(limit) / MINUTE }
      await recordActivity(trx, { teacherId, at: now(), kind: 'locked_out', details })
    })
}
