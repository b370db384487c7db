import type { Kysely } from 'kysely'

/** With which others an anonymous response is told; null: with none yet. What was given before is told with the next look. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('anonymous_response').addColumn('batch', 'integer').execute()
  await db.schema
    .createIndex('anonymous_response_batch')
    .on('anonymous_response')
    .columns(['questionnaire_id', 'batch', 'id'])
    .execute()
}
