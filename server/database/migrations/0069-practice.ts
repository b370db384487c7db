import type { Kysely } from 'kysely'

/** 1 where attempts are practice runs, which count in no report; nothing from before is. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('questionnaire')
    .addColumn('practice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
