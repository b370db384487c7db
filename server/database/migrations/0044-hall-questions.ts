import type { Kysely } from 'kysely'

/** What the audience of a poll asks, and which of it others want answered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('hall_question')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('ask_key', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('votes', 'integer', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('hall_question_asked', ['holder', 'ask_key'])
    .execute()
  await db.schema
    .createIndex('hall_question_by_state')
    .on('hall_question')
    .columns(['questionnaire_id', 'state', 'changed_at', 'id'])
    .execute()
  await db.schema
    .createTable('hall_vote')
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('question_id', 'text', (column) => column.notNull().references('hall_question.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('hall_vote_key', ['holder', 'question_id'])
    .execute()
  await db.schema.createIndex('hall_vote_by_question').on('hall_vote').columns(['question_id', 'holder']).execute()
}
