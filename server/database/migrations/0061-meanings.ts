import type { Kysely } from 'kysely'

/** What a teacher has said of changed texts: which mean the same as before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('version').addColumn('meanings', 'text').execute()
}
