import type { Kysely } from 'kysely'

/** What a teacher does to attempts: pages learn of it, and what was taken out can be brought back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('invigilation')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.primaryKey().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('word', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invigilation_by_time').on('invigilation').columns(['at']).execute()
  await db.schema
    .createTable('taken_out')
    .addColumn('submission_id', 'text', (column) => column.primaryKey())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('participant_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('score', 'integer')
    .addColumn('out_of', 'integer')
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('taken_out_by_quiz')
    .on('taken_out')
    .columns(['questionnaire_id', 'at', 'submission_id'])
    .execute()
  await db.schema.createIndex('taken_out_by_participant').on('taken_out').columns(['participant_key']).execute()
  // With who ended it, so that those are counted without a look at the results themselves.
  await db.schema.dropIndex('submission_result_by_time').execute()
  await db.schema
    .createIndex('submission_result_by_time')
    .on('submission_result')
    .columns(['questionnaire_id', 'ended_at', 'submission_id', 'score', 'out_of', 'ended_by'])
    .execute()
  await db.schema.createIndex('taken_out_by_time').on('taken_out').columns(['at']).execute()
}
