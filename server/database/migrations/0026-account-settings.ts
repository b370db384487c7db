import type { Kysely } from 'kysely'

/** What a teacher says of themselves, what guards an account, and how it ends. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('teacher')
    .addColumn('bio', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('session')
    .addColumn('system', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('two_factor')
    .addColumn('teacher_id', 'text', (column) => column.primaryKey().references('teacher.id').onDelete('cascade'))
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('last_step', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('recovery_code_by_teacher').on('recovery_code').columns(['teacher_id']).execute()
  await db.schema
    .createTable('account_deletion')
    .addColumn('teacher_id', 'text', (column) => column.primaryKey().references('teacher.id').onDelete('cascade'))
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('erase_at', 'bigint', (column) => column.notNull())
    .addColumn('reminded_at', 'bigint')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('closed', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('account_deletion_by_end').on('account_deletion').columns(['erase_at']).execute()
  await db.schema
    .createTable('issue')
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('mail_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('issue_pk', ['teacher_id', 'id'])
    .execute()
}
