import type { MarkedEntry } from '#domain/answers/attempt.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readEntries } from '../../database/answer-columns.ts'
import type { Database } from '../../database/connect.ts'
import { largestOf, sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { LargeRow } from '../../growing-portions.ts'

/** Where a result stands among all of its questionnaire, which are in the order in which they ended. */
export type Position = { endedAt: Instant; id: string }

export const BEFORE_ALL: Position = { endedAt: 0, id: '' }

/** Rises whenever a result that stands becomes another one, or is erased; another result is no change. */
export const changesOf = async (db: Database, questionnaireId: string): Promise<number> => {
  const row = await db
    .selectFrom('report')
    .select('changes')
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return row?.changes ?? 0
}

/** `entries` are read when they are asked for: those of many take long. */
export type Result = Position & {
  versionId: string
  startedAt: Instant
  entries: () => MarkedEntry[]
}

const COLUMNS = ['result.submission_id', 'result.ended_at', 'submission.version_id', 'submission.started_at'] as const

const withAttempts = (db: Database) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select(COLUMNS)

type Row = { submission_id: string; ended_at: Instant; version_id: string; started_at: Instant; answers: string }

const asResult = (row: Row): Result => ({
  id: row.submission_id,
  endedAt: row.ended_at,
  versionId: row.version_id,
  startedAt: row.started_at,
  entries: () => readEntries(row.answers),
})

type After = { last: Position; limit: number }

/** The next results behind `last`, at most `limit`; those of many answers are only named. `until`: the last that was found. */
export const resultsAfter = async (
  db: Database,
  questionnaireId: string,
  { last, limit }: After,
): Promise<{ found: (Result | LargeRow)[]; until: Position }> => {
  const rows = await withAttempts(db)
    .select([unlessLarge('result.answers', largestOf(limit)).as('answers'), sizeOf('result.answers').as('bytes')])
    .where('result.questionnaire_id', '=', questionnaireId)
    .where('result.ended_at', '>=', last.endedAt)
    .where(({ eb, or }) => or([eb('result.ended_at', '>', last.endedAt), eb('result.submission_id', '>', last.id)]))
    .orderBy('result.ended_at')
    .orderBy('result.submission_id')
    .limit(limit)
    .execute()
  const end = rows.at(-1)
  return {
    found: rows.map(({ answers, bytes, ...row }) =>
      answers === null ? new LargeRow(row.submission_id, bytes) : asResult({ ...row, answers }),
    ),
    until: end ? { endedAt: end.ended_at, id: end.submission_id } : last,
  }
}

/** Results by their attempts' ids. */
export const resultsById = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Result>> => {
  const rows = await withAttempts(db)
    .select('result.answers')
    .where('result.submission_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.submission_id, asResult(row)]))
}

/** How many results there are up to `last`, and it. The index alone is read. */
export const countUntil = async (db: Database, questionnaireId: string, last: Position): Promise<number> => {
  const { found } = await db
    .selectFrom('submission_result')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_at', '<=', last.endedAt)
    .where(({ eb, or }) => or([eb('ended_at', '<', last.endedAt), eb('submission_id', '<=', last.id)]))
    .executeTakeFirstOrThrow()
  return found
}

/** All that were ever published of a questionnaire: the current one first, then the later before the earlier. */
export const versionsOf = async (db: Database, questionnaireId: string) => {
  const rows = await db
    .selectFrom('version')
    .innerJoin('questionnaire', 'questionnaire.id', 'version.questionnaire_id')
    .select(['version.id', 'number', 'published_at as publishedAt', 'questionnaire.version_id as currentId'])
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('number', 'desc')
    .orderBy('version.id')
    .execute()
  const versions = rows.map(({ currentId, ...version }) => ({ ...version, isCurrent: version.id === currentId }))
  return versions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** The number of each version by its id; none where there is one version alone, which goes without saying. */
export const versionNumbers = async (db: Database, questionnaireId: string): Promise<ReadonlyMap<string, number>> => {
  const versions = await versionsOf(db, questionnaireId)
  return new Map(versions.length < 2 ? [] : versions.map(({ id, number }) => [id, number]))
}
