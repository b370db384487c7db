import { type Kysely, sql } from 'kysely'
import { bytesType } from '../dialect.ts'

/** Files that people send with their responses to surveys, in parts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('response_file')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('upload_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('sorts', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addUniqueConstraint('response_file_upload', ['holder', 'question_id', 'upload_key'])
    .execute()
  await db.schema
    .createIndex('response_file_by_questionnaire')
    .on('response_file')
    .columns(['questionnaire_id', 'bytes', 'id'])
    .execute()
  await db.schema
    .createIndex('response_file_unsent')
    .on('response_file')
    .columns(['sent_at', 'begun_at', 'id'])
    .execute()
  await db.schema
    .createTable('response_file_part')
    .addColumn('file_id', 'text', (column) => column.notNull().references('response_file.id').onDelete('cascade'))
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('content', sql.raw(bytesType(db)), (column) => column.notNull())
    .addPrimaryKeyConstraint('response_file_part_key', ['file_id', 'part'])
    .execute()
}
