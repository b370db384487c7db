import { setImmediate as aTurn } from 'node:timers/promises'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { deleteUnsent } from './store.ts'

/** Deletes what was sent and is named by no response a day later. */
export const tidyFiles = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  while (await db.transaction().execute((trx) => deleteUnsent(trx, now() - DAY))) await aTurn()
}
