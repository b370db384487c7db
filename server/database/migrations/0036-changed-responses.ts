import type { Kysely } from 'kysely'

/** What changed lately, and how all responses stand, are read from an index alone: see server/runs/responses/keep-tallies.ts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('response_by_change')
    .on('response')
    .columns(['questionnaire_id', 'saved_at', 'ended_at', 'revision'])
    .execute()
}
