import { setImmediate as aTurn } from 'node:timers/promises'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { deleteUnused, unusedPictures } from './store.ts'

/** Drafts that show them lie on their teacher's device for months; what they may take together is bounded. */
const KEPT_UNUSED_FOR = 90 * DAY
/** What is deleted is overwritten: megabytes, while everybody else waits. */
const AT_ONCE = 5

/** Deletes the pictures that no questionnaire uses 90 days after they were last sent. */
export const tidyPictures = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  for (;;) {
    const before = now() - KEPT_UNUSED_FOR
    const ids = await unusedPictures(db, { before, most: AT_ONCE })
    if (ids.length === 0) return
    await db.transaction().execute((trx) => deleteUnused(trx, ids, before))
    await aTurn()
  }
}
