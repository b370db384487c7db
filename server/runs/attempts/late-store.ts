import { type AnswerSheet, isNews, mergedSheet } from '#domain/answers/answer.ts'
import type { AttemptId, Lateness } from '#domain/answers/attempt.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readSheet, writeSheet } from '../../database/answer-columns.ts'
import type { Transaction } from '../../database/committer.ts'

/** Of one attempt; more would not be a student's. */
const MAX_WRITERS = 8
const MAX_LENGTH = 256 * 1024

type Late = {
  attemptId: AttemptId
  questionnaireId: string
  writer: string
  why: Lateness
  sheet: AnswerSheet
  at: Instant
  givenAt: Instant | null
}

/**
 * Keeps what came too late beside what this writer has sent before; false when there is more than is kept. What any writer
 * has sent already, such as this one before the page was loaded again, is nothing new: it opens no decision again.
 */
export const keepLate = async (trx: Transaction, late: Late): Promise<boolean> => {
  const { attemptId, questionnaireId, writer, why, sheet, givenAt } = late
  const rows = await lateRows(trx, attemptId)
  const known = rows.map((row) => readSheet(row.answers, 0)).reduce(mergedSheet, {})
  if (!isNews(known, sheet)) return true
  const before = rows.find((row) => row.writer === writer)
  if (!before && rows.length >= MAX_WRITERS) return false
  const answers = writeSheet(before ? mergedSheet(readSheet(before.answers, 0), sheet) : sheet)
  if (rows.reduce((sum, row) => sum + (row === before ? 0 : row.answers.length), answers.length) > MAX_LENGTH)
    return false
  // Always after a decision that was made without it, whichever was committed first and by whose clock.
  const at = Math.max(late.at, ...rows.flatMap(({ decided_at }) => (decided_at === null ? [] : decided_at + 1)))
  const changed = { answers, last_at: at, given_at: givenAt ?? before?.given_at ?? null }
  await trx
    .insertInto('late_answers')
    .values({
      submission_id: attemptId,
      questionnaire_id: questionnaireId,
      writer,
      why,
      first_at: late.at,
      ...changed,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'writer']).doUpdateSet(changed))
    .execute()
  return true
}

const lateRows = (trx: Transaction, attemptId: string) =>
  trx
    .selectFrom('late_answers as late')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select(['writer', 'answers', 'given_at', 'decided_at'])
    .where('late.submission_id', '=', attemptId)
    .execute()
