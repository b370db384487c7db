import type { Kysely } from 'kysely'

/** Whoever keeps what results came to can tell whether any of them is another one by now, or gone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('report')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
