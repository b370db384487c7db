import type { Kysely } from 'kysely'

/** What of a poll its presenting screens show. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('presentation')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.primaryKey().notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('question', 'integer', (column) => column.notNull())
    .addColumn('is_revealed', 'integer', (column) => column.notNull())
    .addColumn('is_code_shown', 'integer', (column) => column.notNull())
    .addColumn('is_hall_shown', 'integer', (column) => column.notNull())
    .execute()
}
