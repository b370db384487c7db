import type { Kysely } from 'kysely'

/** A question may be marked otherwise than its version says; none has been so far. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('version')
    .addColumn('marks_vary', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
