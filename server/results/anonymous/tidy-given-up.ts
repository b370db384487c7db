import { setImmediate as aTurn } from 'node:timers/promises'
import { GIVEN_UP_AFTER } from '#domain/answers/response.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { deleteGivenUp } from '../../runs/responses/anonymous-store.ts'

/** What is deleted is overwritten: few, so that nobody waits for it. */
const AT_ONCE = 100

/** Deletes what was begun where nobody may learn who responded, and is not gone on with: it still says which device and when. */
export const tidyGivenUp = async ({ db, now, partings }: Pick<Context, 'db' | 'now' | 'partings'>): Promise<void> => {
  const before = now() - GIVEN_UP_AFTER
  for (let gone = AT_ONCE; gone === AT_ONCE; ) {
    gone = await inOneTransaction(db, (trx) => deleteGivenUp(trx, before, AT_ONCE))
    if (gone > 0) partings.note()
    await aTurn()
  }
}
