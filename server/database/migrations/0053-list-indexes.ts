import type { Kysely } from 'kysely'

/** What a list of thousands is counted, sliced and sorted by stands in an index: no row is read for it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('questionnaire_by_status')
    .on('questionnaire')
    .columns(['owner_id', 'kind', 'status', 'id'])
    .execute()
  await db.schema
    .createIndex('questionnaire_by_creation')
    .on('questionnaire')
    .columns(['owner_id', 'kind', 'created_at', 'id', 'status'])
    .execute()
}
