import { setImmediate as aTurn } from 'node:timers/promises'
import { FEWEST_TOGETHER } from '#domain/answers/told-together.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockFirst, lockRows, type StorageTrouble, storageTrouble } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { type Released, releasedOf } from '../../runs/responses/anonymous-store.ts'

/** Each some milliseconds. */
const MOST_AT_ONCE = 2000

const waitingFor = (db: Database, id: string, limit: number) =>
  db
    .selectFrom('anonymous_response')
    .select('id')
    .where('questionnaire_id', '=', id)
    .where('batch', 'is', null)
    .orderBy('id')
    .limit(limit)

/**
 * Puts what was given to an anonymous survey since the last look into batches of `FEWEST_TOGETHER` or more, which never
 * change. Fewer wait for others, and all do while nothing can be written. Each look at what is told begins with it; two
 * who look at once make one batch.
 */
export const releaseBatches = async (db: Database, id: string): Promise<Released> => {
  while ((await waitingFor(db, id, FEWEST_TOGETHER).execute()).length === FEWEST_TOGETHER) {
    const trouble = await inOneTransaction(db, (trx) => releaseBatch(trx, id)).then(() => null, troubleWriting)
    if (trouble !== null) break
    await aTurn()
  }
  return releasedOf(db, id)
}

/** Where nothing can be written, what was released before can still be told. */
const troubleWriting = (error: unknown): StorageTrouble => {
  const trouble = storageTrouble(error)
  if (trouble === 'full' || trouble === 'read-only') return trouble
  throw error
}

const releaseBatch = async (trx: Transaction, id: string): Promise<void> => {
  const survey = trx.selectFrom('questionnaire').select('id').where('id', '=', id)
  await lockFirst(trx, () => lockRows(trx, survey, 'questionnaire').execute())
  const waiting = await waitingFor(trx, id, MOST_AT_ONCE + FEWEST_TOGETHER).execute()
  if (waiting.length < FEWEST_TOGETHER) return
  const { last } = await releasedOf(trx, id)
  // What is left over is no fewer than a batch either.
  const together = waiting.length < MOST_AT_ONCE + FEWEST_TOGETHER ? waiting : waiting.slice(0, MOST_AT_ONCE)
  await trx
    .updateTable('anonymous_response')
    .set({ batch: last + 1 })
    .where(
      'id',
      'in',
      together.map((row) => row.id),
    )
    .execute()
}
