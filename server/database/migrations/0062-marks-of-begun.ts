import { type Kysely, sql } from 'kysely'

/** The mark of the device beside what it has begun, where nobody may learn who responded: both go once it is given up. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('response').addColumn('mark', 'text').execute()
  await db.schema
    .createIndex('response_given_up')
    .on('response')
    .column('saved_at')
    .where(sql.ref('mark'), 'is not', null)
    .execute()
}
