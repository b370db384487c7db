import { type Kysely, sql } from 'kysely'

/** Whether somebody still takes a quiz is asked with every look at a result that waits for its close. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('submission_running_by_quiz')
    .on('submission')
    .column('questionnaire_id')
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
}
