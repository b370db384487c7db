import type { Kysely } from 'kysely'

/** Of which questions of a poll the results were shown or hidden while it was presented: what voters see goes by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('presentation')
    .addColumn('shown_results', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}
