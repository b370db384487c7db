import type { Kysely } from 'kysely'

/** Links to the summary of a survey, for people without an account. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('summary_link')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('shows_texts', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('summary_link_by_questionnaire')
    .on('summary_link')
    .columns(['questionnaire_id', 'created_at', 'id'])
    .execute()
}
