import type { Kysely } from 'kysely'

/** Who gave a response, where each person gives one: not two of the same. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('response').addColumn('person', 'text').execute()
  await db.schema.createIndex('response_by_person').unique().on('response').column('person').execute()
}
