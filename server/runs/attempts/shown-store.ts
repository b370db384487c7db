import type { AttemptId } from '#domain/answers/attempt.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Work } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'

/** The kind of record that says when an ended attempt was first sent which answers are right. */
export const ANSWERS_SHOWN = 'answers_shown'

/** One for each attempt, whoever writes it first. */
const recordIdOf = (id: AttemptId): string => `${ANSWERS_SHOWN}:${id}`

export const wereAnswersShown = async (db: Database, id: AttemptId): Promise<boolean> => {
  const record = db.selectFrom('attempt_record').select('at').where('id', '=', recordIdOf(id))
  return (await record.executeTakeFirst()) !== undefined
}

export const recordAnswersShown: Work<{ id: AttemptId; at: Instant }, null> = async (trx, shown) => {
  const rows = shown.map(({ id, at }) => ({
    id: recordIdOf(id),
    submission_id: id,
    at,
    kind: ANSWERS_SHOWN,
    details: '{}',
  }))
  await trx
    .insertInto('attempt_record')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return shown.map(() => null)
}
