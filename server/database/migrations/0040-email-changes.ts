import type { Kysely } from 'kysely'

/** Another address for an account, once it is confirmed at both; links lie there as hashes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('email_change')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('old_confirmed_at', 'bigint')
    .addColumn('new_confirmed_at', 'bigint')
    .addColumn('ended', 'text')
    .execute()
  await db.schema
    .createIndex('email_change_by_teacher')
    .on('email_change')
    .columns(['teacher_id', 'asked_at', 'id'])
    .execute()
  await db.schema
    .createTable('email_change_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('change_id', 'text', (column) => column.notNull().references('email_change.id').onDelete('cascade'))
    .addColumn('side', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('email_change_link_by_change').on('email_change_link').columns(['change_id']).execute()
}
