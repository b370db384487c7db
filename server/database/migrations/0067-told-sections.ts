import type { Kysely } from 'kysely'

/** What students are told of a version's sections before they start; null: nothing, as of all from before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('version').addColumn('told_sections', 'text').execute()
}
