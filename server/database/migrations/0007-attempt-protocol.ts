import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('questionnaire')
    .addColumn('paper', 'text', (column) => column.notNull().defaultTo('with_link'))
    .execute()
  await db.schema
    .alterTable('submission')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('saved_answers')
    .addColumn('top_seq', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  // Sheets from before say in one number how far their changes were counted.
  await db
    .withTables<{ saved_answers: { revision: number; top_seq: number } }>()
    .updateTable('saved_answers')
    .set(({ ref }) => ({ top_seq: ref('revision') }))
    .execute()
  await createTokenTable(db)
  await createLateTables(db)
  await createRecordTable(db)
}

const createTokenTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('earlier_token')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('turn', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('earlier_token_key', ['token_hash', 'submission_id'])
    .execute()
  await db.schema.createIndex('earlier_token_by_submission').on('earlier_token').column('submission_id').execute()
}

const createLateTables = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('late_answers')
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) => column.notNull())
    .addColumn('writer', 'text', (column) => column.notNull())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('given_at', 'bigint')
    .addPrimaryKeyConstraint('late_answers_key', ['submission_id', 'writer'])
    .execute()
  await db.schema
    .createIndex('late_answers_by_questionnaire')
    .on('late_answers')
    .columns(['questionnaire_id', 'submission_id', 'last_at'])
    .execute()
  await db.schema
    .createTable('late_decision')
    .addColumn('submission_id', 'text', (column) => column.primaryKey().references('submission.id').onDelete('cascade'))
    .addColumn('decision', 'text', (column) => column.notNull())
    .addColumn('decided_at', 'bigint', (column) => column.notNull())
    .addColumn('decided_by', 'text', (column) => column.notNull())
    .addColumn('former_score', 'integer', (column) => column.notNull())
    .addColumn('former_answers', 'text', (column) => column.notNull())
    .execute()
}

const createRecordTable = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('attempt_record')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submission.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('attempt_record_by_submission')
    .on('attempt_record')
    .columns(['submission_id', 'at', 'id'])
    .execute()
}
