import type { Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('password_reset')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('password_reset_by_teacher').on('password_reset').column('teacher_id').execute()
}
