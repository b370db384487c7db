import type { Kysely } from 'kysely'

/** Words of a cloud that a presenter has taken off the screens, as JSON. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('presentation')
    .addColumn('hidden_words', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
