import type { Kysely } from 'kysely'

/** What was published before is plain, and needs nothing to be shown. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('version')
    .addColumn('needs', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
