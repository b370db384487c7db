import { type Kysely, sql } from 'kysely'

/** One index of who has not ended, by quiz and time, is all that is asked: each start and each end writes it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('submission_running').execute()
  await db.schema.dropIndex('submission_running_by_quiz').execute()
  await db.schema
    .createIndex('submission_running')
    .on('submission')
    .columns(['questionnaire_id', 'ends_at', 'id'])
    .where(sql.ref('ended_at'), 'is', null)
    .execute()
}
