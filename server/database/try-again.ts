import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { Tables } from './tables.ts'

const TRIES = 5

/**
 * All of `work` or nothing, tried again when it fails: of those who wait for each other's rows the database sends one away.
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
