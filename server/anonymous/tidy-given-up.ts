import { setImmediate as aTurn } from 'node:timers/promises'
import { GIVEN_UP_AFTER } from '#domain/response.ts'
import type { Context } from '../context.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { deleteGivenUp } from './store.ts'

/** What is deleted is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 100

/** Deletes what was begun where nobody may learn who responded, and is not gone on with: it still says which device and when. */
export const tidyGivenUp = async ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> => {
  const before = now() - GIVEN_UP_AFTER
  while ((await inOneTransaction(db, (trx) => deleteGivenUp(trx, before, AT_ONCE))) === AT_ONCE) await aTurn()
}
