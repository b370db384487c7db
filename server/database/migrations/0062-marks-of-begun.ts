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
  // Of what was begun before the mark is not known; it goes with time like the rest. Others have no marks at all.
  await sql`update response set mark = '' where ended_at is null
    and questionnaire_id in (select questionnaire_id from response_mark)`.execute(db)
}
