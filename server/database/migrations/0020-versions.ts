import type { Kysely } from 'kysely'

/** A save that is sent again finds the version it made. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('version').addColumn('draft_key', 'text').execute()
  await db.schema.createIndex('version_by_draft_key').unique().on('version').column('draft_key').execute()
}
