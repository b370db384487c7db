import { type ExpressionBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { AnswerSheet } from '#domain/answers/answer.ts'
import type { AttemptId, EndedBy, MarkedEntry } from '#domain/answers/attempt.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { Marks } from '#domain/marking/marks.ts'
import { type Identity, identityOf } from '#domain/questionnaires/identity.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { writeEntries, writeSheet } from '../../database/answer-columns.ts'
import { writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { hotLookup, hotStatement } from '../../database/hot-statement.ts'
import { writeFields } from '../../database/participant-columns.ts'
import { writeSectionEnds } from '../../database/section-ends-column.ts'
import type { Tables } from '../../database/tables.ts'
import { erasedAmong } from '../../personal-data/store.ts'
import { queueForReports } from '../../results/reports/store.ts'
import { hashOf } from '../../secrets.ts'
import { queueForMarking } from '../scoring/store.ts'

type Trx = Transaction<Tables>

/**
 * The same phone number on the same quiz is the same student, or the same in all fields that identify one. Of those only
 * a hash: an index holds no long texts.
 */
export const participantKey = (questionnaireId: string, identity: Identity): string => {
  const [only, ...more] = identity
  const isNumber = only?.[0] === 'phone' && more.length === 0
  return `${questionnaireId}:${isNumber ? only[1] : hashOf(JSON.stringify(identity))}`
}

const RUN = ':run:'

/** The key of a practice run that made way for the next one of the same person. */
export const keyOfRun = (key: string, id: string): string => (key.includes(RUN) ? key : `${key}${RUN}${id}`)

/** The person's key in that of any of their runs. */
export const personOf = (key: string): string => key.split(RUN)[0] ?? key

/** What one person has, with the practice runs that made way for others. */
export const isOfPerson =
  (key: string) =>
  ({ and, eb, or }: ExpressionBuilder<Tables, 'submission' | 'taken_out'>) => {
    const [questionnaireId = ''] = key.split(':')
    const runs = `${key}${RUN}`
    return or([
      eb('participant_key', '=', key),
      and([
        eb('questionnaire_id', '=', questionnaireId),
        sql<SqlBool>`substr(participant_key, 1, ${sql.lit(runs.length)}) = ${runs}`,
      ]),
    ])
  }

export type NewAttempt = {
  id: AttemptId
  questionnaireId: string
  versionId: string
  participant: Described
  tokenHash: string
  turn: number
  deviceKeyHash: string | null
  resumeCode: string
  marking: MarkingRules
  startedAt: Instant
  endsAt: Instant
  sectionEnds: Instant[] | null
}

type StoredAttempt = Omit<Tables['submission'], 'anonymised_at'>

const participantColumns = (questionnaireId: string, participant: Described) => {
  const { name, phone, district, fields } = participant
  return {
    participant_key: participantKey(questionnaireId, identityOf(participant)),
    name,
    phone,
    district,
    fields: writeFields(fields),
    search_text: [name.toLowerCase(), phone, ...fields.map(({ value }) => value.toLowerCase())].join(' '),
  }
}

const asRow = ({ participant, ...start }: NewAttempt): StoredAttempt => ({
  id: start.id,
  questionnaire_id: start.questionnaireId,
  version_id: start.versionId,
  ...participantColumns(start.questionnaireId, participant),
  token_hash: start.tokenHash,
  turn: start.turn,
  device_key_hash: start.deviceKeyHash,
  resume_code: start.resumeCode,
  marking: writeJson(start.marking),
  started_at: start.startedAt,
  ends_at: start.endsAt,
  section_ends: writeSectionEnds(start.sectionEnds),
  given_ms: 0,
  ended_at: null,
})

const attemptColumns = [
  'id',
  'questionnaire_id',
  'version_id',
  'participant_key',
  'name',
  'phone',
  'district',
  'fields',
  'search_text',
  'token_hash',
  'turn',
  'device_key_hash',
  'resume_code',
  'marking',
  'started_at',
  'ends_at',
  'section_ends',
  'given_ms',
  'ended_at',
] as const

const insertStarts = hotStatement<StoredAttempt, { id: string }>(attemptColumns, (trx, rows) =>
  trx
    .insertInto('submission')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)

/** The ids of those that are new: whose phone number has not started yet, on a device that holds no other attempt. */
export const insertAttempts = async (trx: Trx, starts: NewAttempt[]): Promise<Set<string>> =>
  new Set((await insertStarts(trx, starts.map(asRow))).map(({ id }) => id))

type Details = { participant: Described; questionnaireId: string }

/** Puts a student's details right; throws where the number has an attempt of its own. */
export const correctParticipant = async (
  trx: Trx,
  id: AttemptId,
  { participant, questionnaireId }: Details,
): Promise<void> => {
  await trx
    .updateTable('submission')
    .set(participantColumns(questionnaireId, participant))
    .where('id', '=', id)
    .execute()
}

export type Save = { id: AttemptId; revision: number; topSeq: number; sheet: AnswerSheet; savedAt: Instant }

const upsertSaves = hotStatement<Tables['saved_answers'], never>(
  ['submission_id', 'revision', 'top_seq', 'answers', 'saved_at'],
  (trx, rows) =>
    trx
      .insertInto('saved_answers')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('submission_id')
          .doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            top_seq: ref('excluded.top_seq'),
            answers: ref('excluded.answers'),
            saved_at: ref('excluded.saved_at'),
          }))
          .whereRef('excluded.revision', '>', 'saved_answers.revision'),
      ),
)

export const storeSheets = async (trx: Trx, saves: Save[]): Promise<void> => {
  if (saves.length === 0) return
  const rows = saves.map(({ id, revision, topSeq, sheet, savedAt }) => ({
    submission_id: id,
    revision,
    top_seq: topSeq,
    answers: writeSheet(sheet),
    saved_at: savedAt,
  }))
  await upsertSaves(trx, rows)
}

export type End = {
  id: AttemptId
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

/** Ends attempts that were locked while still running; their results stand from the commit on. None is no work. */
export const recordEnds = async (trx: Trx, ends: End[]): Promise<void> => {
  if (ends.length === 0) return
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
  await queueForReports(trx, ends)
  await queueForMarking(trx, ends)
  await markEnded(
    trx,
    ends.map(({ id }) => ({ id })),
  )
}

type Rescored = { id: AttemptId; score: Marks; entries: MarkedEntry[] }

/** Puts another result in the place of an ended attempt's; its code and its end stay. */
export const replaceResult = async (trx: Trx, { id, score, entries }: Rescored): Promise<void> => {
  await trx
    .updateTable('submission_result')
    .set({ score, answers: writeEntries(entries) })
    .where('submission_id', '=', id)
    .execute()
}

type Handover = { id: AttemptId; from: { tokenHash: string; turn: number }; to: string; isNewTurn: boolean }

/**
 * Gives a locked attempt to whoever holds the token `to`. The one before may still deliver what it has. A turn of its
 * own puts what is written from now on above all that was written before, and no start takes the attempt back.
 */
export const handOver = async (trx: Trx, { id, from, to, isNewTurn }: Handover): Promise<void> => {
  await trx
    .insertInto('earlier_token')
    .values({ token_hash: from.tokenHash, submission_id: id, turn: from.turn })
    .onConflict((conflict) => conflict.columns(['token_hash', 'submission_id']).doNothing())
    .execute()
  await trx.deleteFrom('earlier_token').where('token_hash', '=', to).where('submission_id', '=', id).execute()
  await trx
    .updateTable('submission')
    .set({ token_hash: to, ...(isNewTurn && { turn: from.turn + 1, device_key_hash: null }) })
    .where('id', '=', id)
    .execute()
}

/** Whether a token is, or was, what a device held this attempt with. */
export const hasHeld = async (
  db: Database,
  { id, tokenHash }: { id: string; tokenHash: string },
  held: string,
): Promise<boolean> => {
  if (tokenHash === held) return true
  const row = await db
    .selectFrom('earlier_token')
    .select('turn')
    .where('submission_id', '=', id)
    .where('token_hash', '=', held)
    .executeTakeFirst()
  return row !== undefined
}

type Occurrence = { id: string; attemptId: AttemptId; at: Instant; kind: string; details: object }

/** Puts on the record what happened to an attempt beside its answers. */
export const recordOccurrence = async (db: Database, { id, attemptId, at, kind, details }: Occurrence) => {
  await db
    .insertInto('attempt_record')
    .values({ id, submission_id: attemptId, at, kind, details: writeJson(details) })
    .execute()
}

/** Whether any of these attempts and quizzes was erased, or taken out by its teacher. */
export const wasErased = async (db: Database, ids: string[]): Promise<boolean> => {
  if ((await erasedAmong(db, ids)).size > 0) return true
  const out = await db.selectFrom('taken_out').select('at').where('submission_id', 'in', ids).executeTakeFirst()
  return out !== undefined
}
