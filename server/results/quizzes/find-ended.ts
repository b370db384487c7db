import { type EndedBy, endedBy } from '#domain/answers/attempt.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { readParticipant } from '../../database/participant-columns.ts'

export type EndedAttempt = {
  id: string
  participant: Described
  score: Marks
  outOf: Marks
  startedAt: Instant
  endsAt: Instant
  endedAt: Instant
  endedBy: EndedBy
  versionId: string
}

const columns = (db: Database) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select(['submission.id', 'name', 'phone', 'district', 'fields', 'score', 'out_of', 'started_at', 'ends_at'])
    .select(['result.ended_at as ended_at', 'ended_by', 'version_id'])

type Row = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const asEnded = (row: Row): EndedAttempt => ({
  id: row.id,
  participant: readParticipant(row),
  score: row.score,
  outOf: row.out_of,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  endedBy: endedBy.parse(row.ended_by),
  versionId: row.version_id,
})

type Page = { limit: number; offset: number; of: number }

/** One page of all that have ended, `of` so many, the last one first. What is skipped is skipped in the index, from the nearer end. */
export const lastEnded = async (
  db: Database,
  questionnaireId: string,
  { limit, offset, of }: Page,
): Promise<string[]> => {
  const ids = async (way: 'asc' | 'desc', window: { limit: number; offset: number }) => {
    const rows = await db
      .selectFrom('submission_result')
      .select('submission_id')
      .where('questionnaire_id', '=', questionnaireId)
      .orderBy('ended_at', way)
      .orderBy('submission_id', way)
      .limit(window.limit)
      .offset(window.offset)
      .execute()
    return rows.map((row) => row.submission_id)
  }
  if (2 * offset < of) return ids('desc', { limit, offset })
  const count = Math.min(limit, of - offset)
  return (await ids('asc', { limit: count, offset: of - offset - count })).reverse()
}

/** Those with these ids, in their order. */
export const endedByIds = async (db: Database, ids: readonly string[]): Promise<EndedAttempt[]> => {
  if (ids.length === 0) return []
  const rows = await columns(db)
    .where('result.submission_id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? asEnded(row) : []
  })
}

/** Whose late answers wait for a decision: the same as are counted as waiting. */
export const withLateWaiting = async (db: Database, questionnaireId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('late_answers as late')
    .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
    .select('late.submission_id')
    .where('late.questionnaire_id', '=', questionnaireId)
    .where(({ or, eb, ref }) =>
      or([eb('decided.decided_at', 'is', null), eb('late.last_at', '>', ref('decided.decided_at'))]),
    )
    .execute()
  return new Set(rows.map((row) => row.submission_id))
}

/** Who has answers that wait for a mark. */
export const withMarkWaiting = async (db: Database, questionnaireId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('hand_mark')
    .select('submission_id')
    .distinct()
    .where('questionnaire_id', '=', questionnaireId)
    .where('queue', '=', 'waiting')
    .execute()
  return new Set(rows.map((row) => row.submission_id))
}
