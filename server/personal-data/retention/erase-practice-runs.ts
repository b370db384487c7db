import { setImmediate as aTurn } from 'node:timers/promises'
import { practiceOldBefore } from '#domain/questionnaires/retention.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { someOldRuns } from '../../runs/attempts/find-runs.ts'
import { eraseAttempts } from '../erasure/erase-attempts.ts'

/** What is written over is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 25

/** Erases practice runs that are old, whatever their teacher's rule says, in small steps: one that is broken off goes on with the next. */
export const erasePracticeRuns = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  for (;;) {
    const old = await someOldRuns(db, { before: practiceOldBefore(now()), limit: AT_ONCE })
    if (old === null) return
    await inOneTransaction(db, (trx) => eraseAttempts(trx, { ...old, out: [] }))
    await aTurn()
  }
}
