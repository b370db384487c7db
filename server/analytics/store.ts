import type { SubmissionSort } from '#contract/analytics.ts'
import type { Marks } from '#domain/marks.ts'
import { type Report, report } from '#domain/report.ts'
import { type EndedBy, endedBy } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import { contains, readJson, writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'

export const storedReport = async (db: Database, questionnaireId: string) => {
  const row = await db
    .selectFrom('report')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return row ? { body: readJson(report, row.body), foldedUntil: row.folded_until } : null
}

/** `since`: up to when the report had counted that this one goes on from; null where there was none. */
type Kept = { questionnaireId: string; body: Report; foldedUntil: Instant; since: Instant | null }

/** Only in the place of the one it goes on from: somebody may have counted further, or erased a student, meanwhile. */
export const keepReport = async (db: Database, { questionnaireId, body, foldedUntil, since }: Kept): Promise<void> => {
  const row = { folded_until: foldedUntil, body: writeJson(body) }
  if (since === null) {
    await db
      .insertInto('report')
      .values({ questionnaire_id: questionnaireId, ...row })
      .onConflict((conflict) => conflict.column('questionnaire_id').doNothing())
      .execute()
    return
  }
  await db
    .updateTable('report')
    .set(row)
    .where('questionnaire_id', '=', questionnaireId)
    .where('folded_until', '=', since)
    .execute()
}

type After = { questionnaireId: string; last: { endedAt: Instant; id: string }; limit: number }
type EndedScore = { id: string; endedAt: Instant; score: Marks; outOf: Marks }

/** The next submissions in the order of their ends; those of one moment in the order of their ids. */
export const endedAfter = async (db: Database, { questionnaireId, last, limit }: After): Promise<EndedScore[]> => {
  const rows = await db
    .selectFrom('submission_result')
    .select(['submission_id', 'ended_at', 'score', 'out_of'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_at', '>=', last.endedAt)
    .where((eb) => eb.or([eb('ended_at', '>', last.endedAt), eb('submission_id', '>', last.id)]))
    .orderBy('ended_at')
    .orderBy('submission_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ id: row.submission_id, endedAt: row.ended_at, score: row.score, outOf: row.out_of }))
}

export type EndedSubmission = {
  id: string
  name: string
  phone: string
  district: string
  score: Marks
  outOf: Marks
  startedAt: Instant
  endsAt: Instant
  endedAt: Instant
  endedBy: EndedBy
}

type Wanted = { questionnaireId: string; search: string; sort: SubmissionSort }

const endedOf = (db: Database, { questionnaireId, search }: Wanted) => {
  const all = db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .where('result.questionnaire_id', '=', questionnaireId)
  const words = search.normalize('NFC').trim().toLowerCase()
  return words === '' ? all : all.where(contains('search_text', words))
}

/** How many ended submissions a search finds. */
export const countEnded = async (db: Database, wanted: Wanted): Promise<number> => {
  const { found } = await endedOf(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return found
}

const ORDER = {
  newest: ['result.ended_at', 'desc'],
  score: ['result.score', 'desc'],
  name: ['submission.search_text', 'asc'],
} as const

/** One page of the ended submissions that a search finds. */
export const listEnded = async (
  db: Database,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<EndedSubmission[]> => {
  const [column, direction] = ORDER[wanted.sort]
  const rows = await endedOf(db, wanted)
    .select(['submission.id', 'name', 'phone', 'district', 'score', 'out_of', 'started_at', 'ends_at', 'ended_by'])
    .select('result.ended_at as ended_at')
    .orderBy(column, direction)
    .orderBy('result.submission_id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    phone: row.phone,
    district: row.district,
    score: row.score,
    outOf: row.out_of,
    startedAt: row.started_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    endedBy: endedBy.parse(row.ended_by),
  }))
}

export const countRunning = async (db: Database, questionnaireId: string): Promise<number> => {
  const { running } = await db
    .selectFrom('submission')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return running
}
