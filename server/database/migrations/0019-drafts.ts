import type { Kysely } from 'kysely'

/** Quizzes that are being written, and the pictures that they show. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('draft')
    .addColumn('owner_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('change', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('question_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    // The last one: what stands behind it SQLite finds only by reading all of it.
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_pk', ['owner_id', 'id'])
    .execute()
  await db.schema
    .createTable('draft_media')
    .addColumn('media_id', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_media_pk', ['media_id', 'owner_id', 'draft_id'])
    .addForeignKeyConstraint('draft_media_draft', ['owner_id', 'draft_id'], 'draft', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('draft_media_by_draft').on('draft_media').columns(['owner_id', 'draft_id']).execute()
}
