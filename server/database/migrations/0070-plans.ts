import type { Kysely } from 'kysely'

/** Which plan an account was given, and the plans of the server, the same for all of its processes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('account_plan')
    .addColumn('teacher_id', 'text', (column) => column.primaryKey().references('teacher.id').onDelete('cascade'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('plans')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
