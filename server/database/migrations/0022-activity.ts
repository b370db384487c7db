import type { Kysely } from 'kysely'

/** What happened to each account and its quizzes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('questionnaire_id', 'text', (column) => column.references('questionnaire.id').onDelete('cascade'))
    .addColumn('submission_id', 'text', (column) => column.references('submission.id').onDelete('set null'))
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('activity_by_teacher').on('activity').columns(['teacher_id', 'at', 'id']).execute()
  await db.schema.createIndex('activity_by_questionnaire').on('activity').columns(['questionnaire_id', 'at']).execute()
  await db.schema.createIndex('activity_by_submission').on('activity').columns(['submission_id']).execute()
  await db.schema.createIndex('activity_by_time').on('activity').columns(['at']).execute()
}
