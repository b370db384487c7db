import { type Kysely, sql } from 'kysely'

/** Of an upload as it comes: `FILE_PART` when this was written. */
const PART = 128 * 1024

/** How much of a file has come: what is announced alone takes no room from others. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('response_file')
    .addColumn('received', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update response_file set received = bytes where type is not null`.execute(db)
  await sql`update response_file set received = ${sql.lit(PART)} * (
    select count(*) from response_file_part where file_id = response_file.id
  ) where type is null`.execute(db)
}
