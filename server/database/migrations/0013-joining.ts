import type { Kysely } from 'kysely'

/** What was told in forms that are not the usual one. Where a form asks for no phone or district, theirs are empty. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('submission')
    .addColumn('fields', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
