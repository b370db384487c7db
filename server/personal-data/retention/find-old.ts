import { setImmediate as aTurn } from 'node:timers/promises'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { BEFORE_ALL, type Position } from '../../results/quizzes/find-results.ts'

/** Few enough for some milliseconds: node:sqlite is synchronous. */
const AT_ONCE = 500

type Wanted = { questionnaireId: string; before: Instant; deed: 'anonymise' | 'erase' }

const rowsAfter = (db: Database, { questionnaireId, before }: Wanted, last: Position) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select(['result.submission_id as id', 'result.ended_at as endedAt', 'anonymised_at'])
    .where('result.questionnaire_id', '=', questionnaireId)
    .where('result.ended_at', '<', before)
    .where('result.ended_at', '>=', last.endedAt)
    .where(({ eb, or }) => or([eb('result.ended_at', '>', last.endedAt), eb('result.submission_id', '>', last.id)]))
    .orderBy('result.ended_at')
    .orderBy('result.submission_id')
    .limit(AT_ONCE)
    .execute()

/** The ids of attempts at a quiz that ended before then and of which something is still to go, a page at a time. */
export async function* oldAttempts(db: Database, wanted: Wanted): AsyncGenerator<string[]> {
  let last: Position = BEFORE_ALL
  for (;;) {
    const rows = await rowsAfter(db, wanted, last)
    const due = rows.filter((row) => wanted.deed === 'erase' || row.anonymised_at === null)
    if (due.length > 0) yield due.map(({ id }) => id)
    const end = rows.at(-1)
    if (end === undefined || rows.length < AT_ONCE) return
    last = { endedAt: end.endedAt, id: end.id }
    await aTurn()
  }
}
