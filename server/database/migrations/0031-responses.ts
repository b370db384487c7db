import type { Kysely } from 'kysely'

/** What people give to polls and surveys. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('response')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('version_id', 'text', (column) => column.notNull().references('version.id').onDelete('cascade'))
    .addColumn('holder', 'text', (column) => column.notNull().unique())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('told', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('response_by_questionnaire')
    .on('response')
    .columns(['questionnaire_id', 'ended_at', 'id'])
    .execute()
}
