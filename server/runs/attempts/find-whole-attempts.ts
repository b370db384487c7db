import type { AnswerSheet } from '#domain/answers/answer.ts'
import { type EndedBy, endedBy, type MarkedEntry } from '#domain/answers/attempt.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import { readEntries, readSheet } from '../../database/answer-columns.ts'
import type { Database } from '../../database/connect.ts'
import { hotLookup } from '../../database/hot-statement.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import { together } from '../../database/together.ts'
import { asRunning, type Running, runningColumns } from './find-attempts.ts'

export type AttemptEnd = { code: string; endedBy: EndedBy; score: Marks; outOf: Marks; entries: MarkedEntry[] }

/** All there is about one attempt. */
export type WholeAttempt = Running & {
  quizCode: string
  participant: Described
  deviceKeyHash: string | null
  resumeCode: string
  tokenHash: string
  sheet: AnswerSheet
  end: AttemptEnd | null
}

const selectWhole = (db: Database) =>
  db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .leftJoin('saved_answers', 'saved_answers.submission_id', 'submission.id')
    .leftJoin('submission_result', 'submission_result.submission_id', 'submission.id')
    .select([
      ...runningColumns,
      'submission.name',
      'submission.phone',
      'submission.district',
      'submission.fields',
      'submission.participant_key',
      'submission.device_key_hash',
      'submission.resume_code',
      'questionnaire.share_code',
      'questionnaire.owner_id',
      'saved_answers.answers',
      'submission_result.code',
      'submission_result.ended_by',
      'submission_result.score',
      'submission_result.out_of',
      'submission_result.answers as entries',
    ])

type WholeRow = Awaited<ReturnType<ReturnType<typeof selectWhole>['execute']>>[number]

const endOf = ({ code, ended_by, score, out_of, entries: text }: WholeRow): AttemptEnd | null => {
  if (code === null || score === null || out_of === null || text === null) return null
  return { code, endedBy: endedBy.parse(ended_by), score, outOf: out_of, entries: readEntries(text) }
}

const asWholeAttempt = (row: WholeRow): WholeAttempt => ({
  ...asRunning(row),
  quizCode: row.share_code,
  participant: readParticipant(row),
  deviceKeyHash: row.device_key_hash,
  resumeCode: row.resume_code,
  tokenHash: row.token_hash,
  sheet: row.answers === null ? {} : readSheet(row.answers, row.revision ?? 0),
  end: endOf(row),
})

/** The attempt at this very quiz that a token hash stands for: a cookie's name proves nothing. */
export const wholeAttemptAt = async (
  db: Database,
  quizCode: string,
  tokenHash: string | null,
): Promise<WholeAttempt | null> => {
  const [attempt] = tokenHash === null ? [] : await wholeAttemptsByToken(db, [tokenHash])
  return attempt?.quizCode === quizCode ? attempt : null
}

/** The attempts that these token hashes stand for, the one started last first. */
export const wholeAttemptsByToken = async (db: Database, tokenHashes: string[]): Promise<WholeAttempt[]> => {
  if (tokenHashes.length === 0) return []
  const rows = await selectWhole(db)
    .where('submission.token_hash', 'in', tokenHashes)
    .orderBy('submission.started_at', 'desc')
    .orderBy('submission.id')
    .execute()
  return rows.map(asWholeAttempt)
}

export const wholeAttemptsByParticipant = async (db: Database, keys: string[]): Promise<Map<string, WholeAttempt>> => {
  if (keys.length === 0) return new Map()
  const rows = await selectWhole(db).where('submission.participant_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.participant_key, asWholeAttempt(row)]))
}

export const wholeAttemptById = async (db: Database, id: string): Promise<WholeAttempt | null> => {
  const row = await selectWhole(db).where('submission.id', '=', id).executeTakeFirst()
  return row ? asWholeAttempt(row) : null
}

type HeldRow = { id: string; token_hash: string; version_id: string; share_code: string }

const selectVersionHeld = hotLookup<{ token_hash: string }, HeldRow>(['token_hash'], (db, rows) =>
  db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .select(['submission.id', 'submission.token_hash', 'submission.version_id', 'questionnaire.share_code'])
    .where(
      'token_hash',
      'in',
      rows.map((row) => row.token_hash),
    )
    .orderBy('submission.id'),
)

/** Everybody asks at the same moment: those of one turn of the event loop are looked up in one statement. */
const heldVersion = together(async (db: Database, tokenHashes: string[]) => {
  const rows = await selectVersionHeld(
    db,
    tokenHashes.map((token_hash) => ({ token_hash })),
  )
  return new Map(rows.map((row) => [row.token_hash, row]))
})

type Held = { versionId: string; attemptId: string }

/** What a browser may see of a paper depends on this alone: its token's attempt, and the version that it is taken on. */
export const heldBy = async (db: Database, quizCode: string, tokenHash: string): Promise<Held | null> => {
  const held = await heldVersion(db, tokenHash)
  return held?.share_code === quizCode ? { versionId: held.version_id, attemptId: held.id } : null
}

/** One attempt of a questionnaire that `ownerId` owns; null for anybody else's as for none. */
export const wholeAttemptOwnedBy = async (db: Database, ownerId: string, id: string): Promise<WholeAttempt | null> => {
  const row = await selectWhole(db)
    .where('submission.id', '=', id)
    .where('questionnaire.owner_id', '=', ownerId)
    .executeTakeFirst()
  return row ? asWholeAttempt(row) : null
}
