import { type ExpressionBuilder, sql } from 'kysely'
import type { SubmissionShow, SubmissionSort } from '#contract/analytics.ts'
import type { Marks } from '#domain/marks.ts'
import { type EndedBy, endedBy } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Described } from '#domain/told.ts'
import { contains } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { readParticipant } from '../database/participant-columns.ts'
import type { Tables } from '../database/tables.ts'

export type EndedSubmission = {
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

export type Wanted = {
  questionnaireId: string
  search: string
  sort: SubmissionSort
  /** Only those that are so. */
  show: SubmissionShow
  /** Empty: of all. */
  district: string
  /** Null: of all. */
  versionId: string | null
}

/** Whether it is only some of all that have ended. */
export const isNarrowed = ({ search, show, district, versionId }: Wanted): boolean =>
  search.trim() !== '' || show !== 'all' || district !== '' || versionId !== null

type Joined = ExpressionBuilder<Tables & { result: Tables['submission_result'] }, 'result' | 'submission'>

/** The same as is counted as waiting, one by one. */
const hasLateWaiting = ({ exists, selectFrom }: Joined) =>
  exists(
    selectFrom('late_answers as late')
      .leftJoin('late_decision as decided', 'decided.submission_id', 'late.submission_id')
      .select('late.writer')
      .whereRef('late.submission_id', '=', 'result.submission_id')
      .where(({ or, eb, ref }) =>
        or([eb('decided.decided_at', 'is', null), eb('late.last_at', '>', ref('decided.decided_at'))]),
      ),
  )

const hasMarkWaiting = ({ exists, selectFrom }: Joined) =>
  exists(
    selectFrom('hand_mark')
      .select('hand_mark.question_id')
      .whereRef('hand_mark.submission_id', '=', 'result.submission_id')
      .where('hand_mark.queue', '=', 'waiting'),
  )

const endedOf = (db: Database, { questionnaireId, search, show, district, versionId }: Wanted) => {
  const words = search.normalize('NFC').trim().toLowerCase()
  return db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .where('result.questionnaire_id', '=', questionnaireId)
    .$if(words !== '', (rows) => rows.where(contains('search_text', words)))
    .$if(district !== '', (rows) => rows.where('district', '=', district))
    .$if(versionId !== null, (rows) => rows.where('version_id', '=', versionId ?? ''))
    .$if(show === 'late', (rows) => rows.where(hasLateWaiting))
    .$if(show === 'marks', (rows) => rows.where(hasMarkWaiting))
    .$if(show !== 'all' && show !== 'late' && show !== 'marks', (rows) => rows.where('ended_by', '=', show))
}

/** An index has all that is asked: of many thousands none is read. */
const countEndedBy = async (db: Database, questionnaireId: string, by: EndedBy): Promise<number> => {
  const { found } = await db
    .selectFrom('submission_result')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_by', '=', by)
    .executeTakeFirstOrThrow()
  return found
}

/** How many ended submissions are so. */
export const countEnded = async (db: Database, wanted: Wanted): Promise<number> => {
  const by = endedBy.safeParse(wanted.show)
  if (by.success && !isNarrowed({ ...wanted, show: 'all' })) return countEndedBy(db, wanted.questionnaireId, by.data)
  const { found } = await endedOf(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

/** As it is shown: at most what the quiz gave. */
const timeTaken = sql<number>`case when result.ended_at < submission.ends_at then result.ended_at else submission.ends_at end - submission.started_at`

const ORDER = {
  newest: [sql.ref('result.ended_at'), 'desc'],
  score: [sql.ref('result.score'), 'desc'],
  name: [sql.ref('submission.search_text'), 'asc'],
  time: [timeTaken, 'asc'],
  district: [sql.ref('submission.district'), 'asc'],
} as const

/** One page of the ended submissions that are so. */
export const listEnded = async (
  db: Database,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<EndedSubmission[]> => {
  const [column, direction] = ORDER[wanted.sort]
  const rows = await endedOf(db, wanted)
    .select([
      'submission.id',
      'name',
      'phone',
      'district',
      'fields',
      'score',
      'out_of',
      'started_at',
      'ends_at',
      'ended_by',
      'version_id',
    ])
    .select('result.ended_at as ended_at')
    .orderBy(column, direction)
    .orderBy('result.submission_id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    participant: readParticipant(row),
    score: row.score,
    outOf: row.out_of,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    endedBy: endedBy.parse(row.ended_by),
    versionId: row.version_id,
  }))
}
