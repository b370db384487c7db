import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('hand_mark')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('questionnaire_id', 'text', (column) => column.notNull())
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('marks', 'integer')
    .addColumn('rubric', 'text')
    .addColumn('comment', 'text')
    .addColumn('answer_by', 'text')
    .addColumn('marked_by', 'text')
    .addColumn('marked_at', 'bigint')
    .addPrimaryKeyConstraint('hand_mark_key', ['submission_id', 'question_id'])
    .execute()
  await db.schema
    .createIndex('hand_mark_by_queue')
    .on('hand_mark')
    .columns(['questionnaire_id', 'queue', 'question_id', 'submission_id'])
    .execute()
}
