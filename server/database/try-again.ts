import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

const TRIES = 5

/**
 * All of `work` or nothing, tried again when it fails: of those who wait for each other's rows the database sends one away.
 * `work` begins with a write: a transaction that has read first can't write any more once another process has written.
 */
export const inOneTransaction = async <Outcome>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<Outcome>,
): Promise<Outcome> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tried === TRIES) throw error
    }
  }
}
