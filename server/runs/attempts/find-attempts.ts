import { sql, type Transaction } from 'kysely'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import { type AttemptId, attemptId, type EndedBy, endedBy, type MarkedEntry } from '#domain/answers/attempt.ts'
import { type MarkingRules, markingRules } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readEntries, readSheet } from '../../database/answer-columns.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { hotLookup } from '../../database/hot-statement.ts'
import { readSectionEnds } from '../../database/section-ends-column.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>
type StoredAttempt = Tables['submission']

/** What deciding about a save or an end needs to know, and no more. */
export type Running = {
  id: AttemptId
  questionnaireId: string
  versionId: string
  /** Of the token that was asked with: the attempt's own turn, or the one in which it was held by an earlier device. */
  turn: number
  startedAt: Instant
  endsAt: Instant
  /** When each section ends, as the attempt meets them; null where they share its time. */
  sectionEnds: Instant[] | null
  givenBackMs: number
  endedAt: Instant | null
  revision: number
  topSeq: number
  savedAt: Instant | null
}

export const runningColumns = [
  'submission.id',
  'submission.token_hash',
  'submission.questionnaire_id',
  'submission.version_id',
  'submission.turn',
  'submission.started_at',
  'submission.ends_at',
  'submission.section_ends',
  'submission.given_ms',
  'submission.ended_at',
  'saved_answers.revision',
  'saved_answers.top_seq',
  'saved_answers.saved_at',
] as const

export type RunningRow = Pick<
  StoredAttempt,
  | 'id'
  | 'token_hash'
  | 'questionnaire_id'
  | 'version_id'
  | 'turn'
  | 'started_at'
  | 'ends_at'
  | 'section_ends'
  | 'given_ms'
  | 'ended_at'
> & { revision: number | null; top_seq: number | null; saved_at: number | null }

/** Whether somebody is still taking it. */
export const isAnybodyRunning = async (db: Database, questionnaireId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('submission')
    .select('id')
    .where('ended_at', 'is', null)
    .where('questionnaire_id', '=', questionnaireId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether anybody has begun it, or had until their teacher took them out. */
export const isBegun = async (db: Database, questionnaireId: string): Promise<boolean> => {
  for (const table of ['submission', 'taken_out'] as const) {
    const rows = db.selectFrom(table).select('questionnaire_id').where('questionnaire_id', '=', questionnaireId)
    if (await rows.limit(1).executeTakeFirst()) return true
  }
  return false
}

export const asRunning = (row: RunningRow): Running => ({
  id: attemptId.parse(row.id),
  questionnaireId: row.questionnaire_id,
  versionId: row.version_id,
  turn: row.turn,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  sectionEnds: readSectionEnds(row.section_ends),
  givenBackMs: row.given_ms,
  endedAt: row.ended_at,
  revision: row.revision ?? 0,
  topSeq: row.top_seq ?? 0,
  savedAt: row.saved_at,
})

const withSaved = (trx: Database) =>
  trx.selectFrom('submission').leftJoin('saved_answers', 'saved_answers.submission_id', 'submission.id')

const selectRunning = hotLookup<{ token_hash: string }, RunningRow>(['token_hash'], (trx, rows) =>
  withSaved(trx)
    .select(runningColumns)
    .where(
      'submission.token_hash',
      'in',
      rows.map((row) => row.token_hash),
    )
    .orderBy('submission.id'),
)

const asTokens = (hashes: string[]) => [...new Set(hashes)].map((token_hash) => ({ token_hash }))

/** The attempts that these token hashes stand for; those that stand for none are missing. */
export const runningByToken = async (trx: Trx, tokenHashes: string[]): Promise<Map<string, Running>> => {
  const rows = await selectRunning(trx, asTokens(tokenHashes))
  return new Map(rows.map((row) => [row.token_hash, asRunning(row)]))
}

/** The attempts that were taken from these tokens' devices, each as of the turn that the token was given with. */
export const handedOverFrom = async (trx: Trx, tokenHashes: string[]): Promise<(Running & { tokenHash: string })[]> => {
  const rows = await withSaved(trx)
    .innerJoin('earlier_token', 'earlier_token.submission_id', 'submission.id')
    .select([...runningColumns, 'earlier_token.token_hash as earlier', 'earlier_token.turn as earlier_turn'])
    .where('earlier_token.token_hash', 'in', tokenHashes)
    .orderBy('submission.id')
    .execute()
  return rows.map((row) => ({ ...asRunning(row), turn: row.earlier_turn, tokenHash: row.earlier }))
}

/** The saved sheets of these attempts; those that have none are missing. */
export const savedSheets = async (trx: Trx, ids: AttemptId[]): Promise<Map<AttemptId, AnswerSheet>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectSaved(
    trx,
    ids.map((submission_id) => ({ submission_id })),
  )
  return new Map(rows.map((row) => [attemptId.parse(row.submission_id), readSheet(row.answers, row.revision)]))
}

type SavedRow = Pick<Tables['saved_answers'], 'submission_id' | 'revision' | 'answers'>

const selectSaved = hotLookup<{ submission_id: string }, SavedRow>(['submission_id'], (trx, rows) =>
  trx
    .selectFrom('saved_answers')
    .select(['submission_id', 'revision', 'answers'])
    .where(
      'submission_id',
      'in',
      rows.map((row) => row.submission_id),
    )
    .orderBy('submission_id'),
)

/** `code`: of its result; null while it has none. */
export type Attempt = Running & { marking: MarkingRules; code: string | null }

type AttemptRow = RunningRow & { marking: string; code: string | null }

const withResult = (trx: Database) =>
  withSaved(trx)
    .leftJoin('submission_result', 'submission_result.submission_id', 'submission.id')
    .select([...runningColumns, 'submission.marking', 'submission_result.code'])
    .orderBy('submission.id')

const selectAttempts = hotLookup<{ token_hash: string }, AttemptRow>(['token_hash'], (trx, rows) => {
  const tokens = rows.map((row) => row.token_hash)
  return withResult(trx).where('submission.token_hash', 'in', tokens)
})

/** Attempts are many and the rules they started under few. */
let latestMarking: { text: string; rules: MarkingRules } | undefined
const readMarking = (text: string): MarkingRules => {
  if (latestMarking?.text !== text) latestMarking = { text, rules: readJson(markingRules, text) }
  return latestMarking.rules
}

export const attemptsByToken = async (trx: Trx, tokenHashes: string[]): Promise<Map<string, Attempt>> => {
  const rows = await selectAttempts(trx, asTokens(tokenHashes))
  return new Map(
    rows.map((row) => [row.token_hash, { ...asRunning(row), marking: readMarking(row.marking), code: row.code }]),
  )
}

/** How an attempt has ended. */
export type EndedResult = { code: string; endedBy: EndedBy; score: Marks; entries: () => MarkedEntry[] }

/** With what is saved and what came out of it, both parsed when they are asked for. */
export type Ending = Running & { marking: MarkingRules; savedSheet: () => AnswerSheet; result: EndedResult | null }

type EndingRow = AttemptRow & {
  answers: string | null
  ended_by: string | null
  score: number | null
  entries: string | null
}

const selectEndings = hotLookup<{ id: string }, EndingRow>(['id'], (trx, rows) => {
  const ids = rows.map((row) => row.id)
  return withResult(trx)
    .select(['saved_answers.answers', 'submission_result.ended_by', 'submission_result.score'])
    .select('submission_result.answers as entries')
    .where('submission.id', 'in', ids)
})

const resultOf = ({ code, ended_by, score, entries }: EndingRow): EndedResult | null => {
  if (code === null || ended_by === null || score === null || entries === null) return null
  return { code, endedBy: endedBy.parse(ended_by), score, entries: () => readEntries(entries) }
}

const asEnding = (row: EndingRow): Ending => ({
  ...asRunning(row),
  marking: readMarking(row.marking),
  savedSheet: () => (row.answers === null ? {} : readSheet(row.answers, row.revision ?? 0)),
  result: resultOf(row),
})

export const endingById = async (trx: Trx, ids: AttemptId[]): Promise<Map<AttemptId, Ending>> => {
  if (ids.length === 0) return new Map()
  const rows = await selectEndings(
    trx,
    ids.map((id) => ({ id })),
  )
  return new Map(rows.map((row) => [attemptId.parse(row.id), asEnding(row)]))
}

type Overdue = {
  id: AttemptId
  endsAt: Instant
  /** What is saved of its answers. */
  bytes: number
}

/**
 * Quizzes in which the time of somebody who has not ended was over `before`. From one quiz that is being taken to the next
 * in one step each, however many take it.
 */
export const quizzesOverdue = async (db: Database, before: Instant): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive taken (id) as (
      select min(questionnaire_id) from submission where ended_at is null
      union all
      select (select min(questionnaire_id) from submission where ended_at is null and questionnaire_id > taken.id)
      from taken where taken.id is not null
    )
    select taken.id from taken where exists (
      select 1 from submission where questionnaire_id = taken.id and ended_at is null and ends_at < ${before}
    )`.execute(db)
  return rows.map(({ id }) => id)
}

type Span = { before: Instant; after: Pick<Overdue, 'endsAt' | 'id'> | undefined; limit: number }

/** Who takes a quiz and whose time was over `before`, the longest overdue first; those that come `after` one of them. */
export const overdueIn = async (
  db: Database,
  questionnaireId: string,
  { before, after, limit }: Span,
): Promise<Overdue[]> => {
  const rows = await db
    .selectFrom('submission')
    .leftJoin('saved_answers', 'saved_answers.submission_id', 'submission.id')
    .select(['id', 'ends_at'])
    // Neither database reads the answers for their length.
    .select(({ fn }) => fn<number | null>('octet_length', ['answers']).as('bytes'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_at', 'is', null)
    .where('ends_at', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('ends_at', 'id'), '>', tuple(after?.endsAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id, ends_at, bytes }) => ({ id: attemptId.parse(id), endsAt: ends_at, bytes: bytes ?? 0 }))
}
