import type { Transaction } from 'kysely'
import type { AnswerSheet } from '#domain/answer.ts'
import { type MarkingRules, markingRules } from '#domain/marking.ts'
import type { Marks } from '#domain/marks.ts'
import type { Participant } from '#domain/participant.ts'
import { type EndedBy, type MarkedEntry, type SubmissionId, submissionId } from '#domain/submission.ts'
import type { Instant } from '#domain/time-limit.ts'
import { readSheet, writeEntries, writeSheet } from '../database/answer-columns.ts'
import { readJson, writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { lockFirst, lockRows } from '../database/dialect.ts'
import { hotLookup, hotStatement } from '../database/hot-statement.ts'
import type { Tables } from '../database/tables.ts'

type Trx = Transaction<Tables>

/** The same phone number on the same quiz is the same student. */
export const participantKey = (questionnaireId: string, phone: string): string => `${questionnaireId}:${phone}`

export type NewSubmission = {
  id: SubmissionId
  questionnaireId: string
  versionId: string
  participant: Participant
  tokenHash: string
  deviceKeyHash: string | null
  resumeCode: string
  marking: MarkingRules
  startedAt: Instant
  endsAt: Instant
}

type SubmissionRow = Omit<Tables['submission'], 'given_ms'>

const asRow = ({ participant, ...start }: NewSubmission): SubmissionRow => ({
  id: start.id,
  questionnaire_id: start.questionnaireId,
  version_id: start.versionId,
  participant_key: participantKey(start.questionnaireId, participant.phone),
  name: participant.name,
  phone: participant.phone,
  district: participant.district,
  search_text: `${participant.name.toLowerCase()} ${participant.phone}`,
  token_hash: start.tokenHash,
  device_key_hash: start.deviceKeyHash,
  resume_code: start.resumeCode,
  marking: writeJson(start.marking),
  started_at: start.startedAt,
  ends_at: start.endsAt,
  ended_at: null,
})

const submissionColumns = [
  'id',
  'questionnaire_id',
  'version_id',
  'participant_key',
  'name',
  'phone',
  'district',
  'search_text',
  'token_hash',
  'device_key_hash',
  'resume_code',
  'marking',
  'started_at',
  'ends_at',
  'ended_at',
] as const

const insertStarts = hotStatement<SubmissionRow, { id: string }>(submissionColumns, (trx, rows) =>
  trx
    .insertInto('submission')
    .values(rows)
    .onConflict((conflict) => conflict.column('participant_key').doNothing())
    .returning('id'),
)

/** The ids of those that are new; a student who has started before is left as it was. */
export const insertSubmissions = async (trx: Trx, starts: NewSubmission[]): Promise<Set<string>> =>
  new Set((await insertStarts(trx, starts.map(asRow))).map(({ id }) => id))

/** What deciding about a save or an end needs to know, and no more. */
export type Running = {
  id: SubmissionId
  questionnaireId: string
  versionId: string
  startedAt: Instant
  endsAt: Instant
  endedAt: Instant | null
  revision: number
  savedAt: Instant | null
}

export const runningColumns = [
  'submission.id',
  'submission.token_hash',
  'submission.questionnaire_id',
  'submission.version_id',
  'submission.started_at',
  'submission.ends_at',
  'submission.ended_at',
  'saved_answers.revision',
  'saved_answers.saved_at',
] as const

export type RunningRow = Pick<
  SubmissionRow,
  'id' | 'token_hash' | 'questionnaire_id' | 'version_id' | 'started_at' | 'ends_at' | 'ended_at'
> & { revision: number | null; saved_at: number | null }

export const asRunning = (row: RunningRow): Running => ({
  id: submissionId.parse(row.id),
  questionnaireId: row.questionnaire_id,
  versionId: row.version_id,
  startedAt: row.started_at,
  endsAt: row.ends_at,
  endedAt: row.ended_at,
  revision: row.revision ?? 0,
  savedAt: row.saved_at,
})

const withSaved = (trx: Trx) =>
  trx.selectFrom('submission').leftJoin('saved_answers', 'saved_answers.submission_id', 'submission.id')

const lockByToken = hotLookup<{ token_hash: string }, { id: string }>(['token_hash'], (trx, rows) => {
  const tokens = rows.map((row) => row.token_hash)
  const held = trx.selectFrom('submission').select('id').where('token_hash', 'in', tokens).orderBy('token_hash')
  return lockRows(trx, held, 'submission')
})

const lockById = hotLookup<{ id: string }, { id: string }>(['id'], (trx, rows) => {
  const ids = rows.map((row) => row.id)
  const wanted = trx.selectFrom('submission').select('id').where('id', 'in', ids).orderBy('id')
  return lockRows(trx, wanted, 'submission')
})

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

/** In order, so that two transactions that want the same submissions lock them in the same order. */
const asTokens = (hashes: string[]) => [...new Set(hashes)].sort().map((token_hash) => ({ token_hash }))

/** Locks the submissions that these token hashes stand for; those that stand for none are missing. */
export const lockRunning = async (trx: Trx, tokenHashes: string[]): Promise<Map<string, Running>> => {
  const tokens = asTokens(tokenHashes)
  await lockFirst(trx, () => lockByToken(trx, tokens))
  const rows = await selectRunning(trx, tokens)
  return new Map(rows.map((row) => [row.token_hash, asRunning(row)]))
}

export type Save = { id: SubmissionId; revision: number; sheet: AnswerSheet; savedAt: Instant }

const upsertSaves = hotStatement<Tables['saved_answers'], never>(
  ['submission_id', 'revision', 'answers', 'saved_at'],
  (trx, rows) =>
    trx
      .insertInto('saved_answers')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('submission_id')
          .doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            answers: ref('excluded.answers'),
            saved_at: ref('excluded.saved_at'),
          }))
          .whereRef('excluded.revision', '>', 'saved_answers.revision'),
      ),
)

export const storeSheets = async (trx: Trx, saves: Save[]): Promise<void> => {
  const rows = saves.map(({ id, revision, sheet, savedAt }) => ({
    submission_id: id,
    revision,
    answers: writeSheet(sheet),
    saved_at: savedAt,
  }))
  await upsertSaves(trx, rows)
}

/** The saved answers are read only when they are asked for: a submission that answers everything needs none of them. */
export type Ending = Running & { marking: MarkingRules; savedSheet: () => AnswerSheet; code: string | null }
type EndingRow = RunningRow & { marking: string; answers: string | null; code: string | null }

const endingRows = (trx: Trx) =>
  withSaved(trx)
    .leftJoin('submission_result', 'submission_result.submission_id', 'submission.id')
    .select([...runningColumns, 'submission.marking', 'saved_answers.answers', 'submission_result.code'])
    .orderBy('submission.id')

const selectEndingByToken = hotLookup<{ token_hash: string }, EndingRow>(['token_hash'], (trx, rows) => {
  const tokens = rows.map((row) => row.token_hash)
  return endingRows(trx).where('submission.token_hash', 'in', tokens)
})

const selectEndingById = hotLookup<{ id: string }, EndingRow>(['id'], (trx, rows) => {
  const ids = rows.map((row) => row.id)
  return endingRows(trx).where('submission.id', 'in', ids)
})

const asEnding = (row: EndingRow): Ending => ({
  ...asRunning(row),
  marking: readJson(markingRules, row.marking),
  savedSheet: () => (row.answers === null ? {} : readSheet(row.answers)),
  code: row.code,
})

export const lockEndingByToken = async (trx: Trx, tokenHashes: string[]): Promise<Map<string, Ending>> => {
  const tokens = asTokens(tokenHashes)
  await lockFirst(trx, () => lockByToken(trx, tokens))
  const rows = await selectEndingByToken(trx, tokens)
  return new Map(rows.map((row) => [row.token_hash, asEnding(row)]))
}

export const lockEndingById = async (trx: Trx, ids: SubmissionId[]): Promise<Map<SubmissionId, Ending>> => {
  const wanted = ids.map((id) => ({ id }))
  await lockFirst(trx, () => lockById(trx, wanted))
  const rows = await selectEndingById(trx, wanted)
  return new Map(rows.map((row) => [submissionId.parse(row.id), asEnding(row)]))
}

export type End = {
  id: SubmissionId
  questionnaireId: string
  code: string
  endedBy: EndedBy
  endedAt: Instant
  score: Marks
  outOf: Marks
  entries: MarkedEntry[]
}

const insertEnds = hotStatement<Tables['submission_result'], never>(
  ['submission_id', 'questionnaire_id', 'code', 'ended_by', 'ended_at', 'score', 'out_of', 'answers'],
  (trx, rows) => trx.insertInto('submission_result').values(rows),
)

const markEnded = hotLookup<{ id: string }, never>(['id'], (trx, rows) =>
  trx
    .updateTable('submission')
    .set(({ selectFrom }) => ({
      ended_at: selectFrom('submission_result').select('ended_at').whereRef('submission_id', '=', 'submission.id'),
    }))
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    ),
)

/** Ends submissions that were locked while still running; their results stand from the commit on. */
export const recordEnds = async (trx: Trx, ends: End[]): Promise<void> => {
  const rows = ends.map(({ id, questionnaireId, code, endedAt, score, outOf, entries, ...end }) => ({
    submission_id: id,
    questionnaire_id: questionnaireId,
    code,
    ended_by: end.endedBy,
    ended_at: endedAt,
    score,
    out_of: outOf,
    answers: writeEntries(entries),
  }))
  await insertEnds(trx, rows)
  await markEnded(
    trx,
    ends.map(({ id }) => ({ id })),
  )
}

/** Running submissions whose time was over before `moment`, the longest overdue first. */
export const overdueIds = async (db: Database, moment: Instant, limit: number): Promise<SubmissionId[]> => {
  const rows = await db
    .selectFrom('submission')
    .select('id')
    .where('ended_at', 'is', null)
    .where('ends_at', '<', moment)
    .orderBy('ends_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => submissionId.parse(id))
}

/** Hands the submission over to whoever holds the new token; the old one stands for nothing any more. */
export const replaceToken = async (db: Database, id: SubmissionId, tokenHash: string): Promise<void> => {
  await db.updateTable('submission').set({ token_hash: tokenHash }).where('id', '=', id).execute()
}
