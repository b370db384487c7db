import type { Kysely } from 'kysely'

/** How new questionnaires of each kind begin, where their teacher has chosen it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('settings_default')
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('chosen', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('settings_default_pk', ['teacher_id', 'kind'])
    .execute()
}
