import { type Kysely, sql } from 'kysely'
import { bytesType } from '../dialect.ts'

/** Pictures, and which questionnaires show them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .addColumn('file_hash', 'text', (column) => column.notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // The last one: what stands behind it SQLite finds only by reading all of it.
    .addColumn('bytes', sql.raw(bytesType(db)), (column) => column.notNull())
    .addUniqueConstraint('media_file', ['owner_id', 'file_hash'])
    .execute()
  await db.schema.createIndex('media_created').on('media').columns(['created_at', 'id']).execute()
  await db.schema
    .createTable('media_use')
    .addColumn('media_id', 'text', (column) => column.notNull().references('media.id').onDelete('cascade'))
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('media_use_pk', ['media_id', 'questionnaire_id'])
    .execute()
  await db.schema.createIndex('media_use_questionnaire').on('media_use').column('questionnaire_id').execute()
}
