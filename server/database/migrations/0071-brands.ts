import type { Kysely } from 'kysely'

/** How what students see is made to look, for an account and for one questionnaire; and which pictures an account's brand shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('account_brand')
    .addColumn('teacher_id', 'text', (column) => column.primaryKey().references('teacher.id').onDelete('cascade'))
    .addColumn('brand', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('questionnaire_brand')
    .addColumn('questionnaire_id', 'text', (column) =>
      column.primaryKey().references('questionnaire.id').onDelete('cascade'),
    )
    .addColumn('brand', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('brand_media')
    .addColumn('media_id', 'text', (column) => column.primaryKey().references('media.id').onDelete('cascade'))
    .addColumn('teacher_id', 'text', (column) => column.notNull().references('teacher.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('brand_media_of_teacher').on('brand_media').column('teacher_id').execute()
}
