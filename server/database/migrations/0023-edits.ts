import type { Kysely } from 'kysely'

/** Which drafts are of a quiz that is published already: one of each quiz. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('edit')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().unique().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('version_id', 'text', (column) => column.notNull().references('version.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('edit_pk', ['owner_id', 'draft_id'])
    .addForeignKeyConstraint('edit_draft', ['owner_id', 'draft_id'], 'draft', ['owner_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('edit_by_version').on('edit').column('version_id').execute()
}
