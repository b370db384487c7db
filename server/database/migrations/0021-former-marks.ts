import type { Kysely } from 'kysely'

/** An answer may be replaced after it was marked, and come back: its mark waits for that. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('hand_mark').addColumn('former', 'text').execute()
}
