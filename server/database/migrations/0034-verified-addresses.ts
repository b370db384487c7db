import type { Kysely } from 'kysely'

/** Whether an account's address is its owner's: shown by opening a link that was mailed there. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('teacher').addColumn('email_verified_at', 'bigint').execute()
  await db.schema
    .createTable('email_link')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('email_link_by_teacher').on('email_link').columns(['teacher_id']).execute()
}
