import type { Kysely } from 'kysely'
import { withoutOrder } from '../dialect.ts'

/** What people give who are promised that nobody learns who they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('anonymous_response')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('version_id', 'text', (column) => column.notNull().references('version.id').onDelete('cascade'))
    .addColumn('change_hash', 'text', (column) => column.notNull().unique())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('ended_on', 'bigint', (column) => column.notNull())
    .modifyEnd(withoutOrder(db))
    .execute()
  await db.schema
    .createIndex('anonymous_response_by_questionnaire')
    .on('anonymous_response')
    .columns(['questionnaire_id', 'id'])
    .execute()
  await db.schema
    .createTable('response_mark')
    .addColumn('mark', 'text', (column) => column.primaryKey().notNull())
    .addColumn('questionnaire_id', 'text', (column) =>
      column.notNull().references('questionnaire.id').onDelete('cascade'),
    )
    .modifyEnd(withoutOrder(db))
    .execute()
}
