import { type Kysely, sql } from 'kysely'

/** Of which questions of a poll the results were shown or hidden while it was presented: what voters see goes by it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('presentation')
    .addColumn('shown_results', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  // As the screen has it at the moment.
  await sql`update presentation set shown_results =
    '{"' || question || '":' || case when is_revealed = 1 then 'true' else 'false' end || '}'`.execute(db)
}
