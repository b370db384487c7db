import type { Kysely } from 'kysely'

/** An empty object: everything as it usually is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ['questionnaire', 'version'])
    await db.schema
      .alterTable(table)
      .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute()
}
