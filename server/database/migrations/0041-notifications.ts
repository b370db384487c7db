import type { Kysely } from 'kysely'

/** Mails that teachers ask for, each since when, and which of them have been sent. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('notification_choice')
    .addColumn('teacher_id', 'text', (column) =>
      column.primaryKey().notNull().references('teacher.id').onDelete('cascade'),
    )
    .addColumn('first_response_since', 'bigint')
    .addColumn('ended_since', 'bigint')
    .addColumn('weekly_since', 'bigint')
    .addColumn('origin', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('notification_sent')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) => column.references('questionnaire.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('notification_sent_by_questionnaire')
    .on('notification_sent')
    .columns(['questionnaire_id'])
    .execute()
  await db.schema.createIndex('notification_sent_by_teacher').on('notification_sent').columns(['teacher_id']).execute()
}
