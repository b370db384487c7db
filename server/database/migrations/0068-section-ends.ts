import type { Kysely } from 'kysely'

/** When each section of an attempt ends that has a time of its own; null: they share one, as all from before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('submission').addColumn('section_ends', 'text').execute()
}
