import type { Kysely } from 'kysely'

/** Students may ask to be erased, a teacher erases and sets how long things are kept, and what is kept may lose its names. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('submission').addColumn('anonymised_at', 'bigint').execute()
  await db.schema
    .createTable('erasure_wish')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('refused_at', 'bigint')
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('erasure_wish_by_quiz')
    .on('erasure_wish')
    .columns(['questionnaire_id', 'refused_at', 'asked_at', 'submission_id'])
    .execute()
  await db.schema
    .createTable('quiz_erasure')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('quiz_erasure_by_quiz')
    .on('quiz_erasure')
    .columns(['questionnaire_id', 'asked_at', 'id'])
    .execute()
  await createRetention(db)
}

const createRetention = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('retention')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) => column.references('questionnaire.id').onDelete('cascade'))
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('months', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('retention_by_teacher').on('retention').columns(['teacher_id', 'subject']).execute()
  await db.schema.createIndex('retention_by_quiz').on('retention').columns(['questionnaire_id']).execute()
  await db.schema
    .createTable('retention_count')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('retention_count_pk', ['questionnaire_id', 'deed'])
    .execute()
  await db.schema
    .createIndex('retention_count_by_teacher')
    .on('retention_count')
    .columns(['teacher_id', 'deed', 'questionnaire_id'])
    .execute()
}
