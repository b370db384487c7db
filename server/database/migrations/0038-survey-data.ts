import type { Kysely } from 'kysely'

/** Responses page by page, and the labels of what was written. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.createIndex('response_by_id').on('response').columns(['questionnaire_id', 'id']).execute()
  await db.schema
    .createIndex('response_by_time')
    .on('response')
    .columns(['questionnaire_id', 'saved_at', 'id'])
    .execute()
  await db.schema
    .createTable('answer_tag')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('response_id', 'text', (column) => column.notNull())
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('answer_tag_key', ['questionnaire_id', 'tag', 'response_id', 'question_id'])
    .execute()
  await db.schema
    .createIndex('answer_tag_by_response')
    .on('answer_tag')
    .columns(['response_id', 'question_id'])
    .execute()
}
