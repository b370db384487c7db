import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await createAccountTables(db)
  await createQuestionnaireTables(db)
  await createSubmissionTables(db)
  await createResultTables(db)
}

const createAccountTables = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('teacher')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_by_teacher').on('session').column('teacher_id').execute()
  await db.schema
    .createTable('failed_attempt')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('heartbeat')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

const createQuestionnaireTables = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('questionnaire')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('share_code', 'text', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('draft_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('questionnaire_by_owner')
    .on('questionnaire')
    .columns(['owner_id', 'created_at', 'id'])
    .execute()
  await db.schema
    .createTable('version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('marking', 'text', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('question_count', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('version_number', ['questionnaire_id', 'number'])
    .execute()
}

const createSubmissionTables = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('submission')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('version_id', 'text', (column) => column.notNull().references('version.id'))
    .addColumn('participant_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('district', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('device_key_hash', 'text')
    .addColumn('resume_code', 'text', (column) => column.notNull())
    .addColumn('marking', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('submission_running')
    .on('submission')
    .columns(['ends_at', 'id', 'questionnaire_id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('saved_answers')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .execute()
}

const createResultTables = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('submission_result')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('ended_by', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('out_of', 'integer', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('submission_result_by_time')
    .on('submission_result')
    .columns(['questionnaire_id', 'ended_at', 'submission_id', 'score', 'out_of'])
    .execute()
  await db.schema
    .createIndex('submission_result_by_score')
    .on('submission_result')
    .columns(['questionnaire_id', 'score', 'submission_id'])
    .execute()
  await db.schema
    .createTable('report')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.primaryKey().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('folded_until', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}
