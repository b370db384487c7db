import type { Kysely } from 'kysely'

/** Which of their pictures teachers show as themselves. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('avatar')
    .addColumn('teacher_id', 'text', (column) =>
      column.primaryKey().notNull().references('teacher.id').onDelete('cascade'),
    )
    .addColumn('media_id', 'text', (column) => column.notNull().unique().references('media.id').onDelete('cascade'))
    .execute()
}
