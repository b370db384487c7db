import { setImmediate as aTurn } from 'node:timers/promises'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Marks } from '#domain/marking/marks.ts'
import type { TeacherId } from '#domain/people/account.ts'
import type { Described } from '#domain/questionnaires/told.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { readParticipant } from '../../database/participant-columns.ts'
import { largestOf, sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { LargeRow } from '../../growing-portions.ts'
import { isReported } from '../../questionnaires/policy.ts'
import { BEFORE_ALL, type Position } from '../quizzes/find-results.ts'

export const SCORES_AT_ONCE = 2000
export const STUDENTS_AT_ONCE = 500
const KEYS_AT_ONCE = 500

/** Results of these questionnaires behind `last`, in the order in which they ended. */
const behind = (ids: readonly string[], last: Position): RawBuilder<SqlBool> =>
  sql<SqlBool>`result.questionnaire_id in (${sql.join(ids)}) and result.ended_at >= ${last.endedAt}
    and (result.ended_at > ${last.endedAt} or result.submission_id > ${last.id})`

/** All of what `read` finds, in parts of `limit` at most; before and after each whoever else waits has a turn. */
async function* inParts<Row extends Position>(read: (last: Position) => Promise<Row[]>, from: Position, limit: number) {
  let last = from
  for (;;) {
    const rows = await read(last)
    await aTurn()
    yield rows
    await aTurn()
    const end = rows.at(-1)
    if (end === undefined || rows.length < limit) return
    last = end
  }
}

/** Every score of these questionnaires behind a place. The index alone is read. */
export const eachScore = (db: Database, ids: readonly string[], from: Position) =>
  inParts(
    (last) =>
      db
        .selectFrom('submission_result as result')
        .select(['submission_id as id', 'questionnaire_id as questionnaireId', 'ended_at as endedAt'])
        .select(['score', 'out_of as outOf'])
        .where(behind(ids, last))
        .orderBy('ended_at')
        .orderBy('submission_id')
        .limit(SCORES_AT_ONCE)
        .execute(),
    from,
    SCORES_AT_ONCE,
  )

export type StudentScore = Position & {
  questionnaireId: string
  score: Marks
  outOf: Marks
  participant: Described
}

export type StudentResult = StudentScore & { searchText: string }

/** A result whose student told much. */
export class LargeResult extends LargeRow {
  readonly id: string
  readonly endedAt: Instant
  readonly questionnaireId: string
  constructor({ id, endedAt, questionnaireId }: Position & { questionnaireId: string }, bytes: number) {
    super(id, bytes)
    this.id = id
    this.endedAt = endedAt
    this.questionnaireId = questionnaireId
  }
}

/** Every score with whose it is. */
export const eachStudentScore = (db: Database, ids: readonly string[], from: Position) =>
  inParts((last) => studentScoresBehind(db, ids, last), from, STUDENTS_AT_ONCE)

const studentScores = (db: Database) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select(['result.submission_id as id', 'result.questionnaire_id as questionnaireId', 'result.ended_at as endedAt'])
    .select(['score', 'out_of as outOf', 'name', 'phone', 'district'])

const studentScoresBehind = async (
  db: Database,
  ids: readonly string[],
  last: Position,
): Promise<(StudentScore | LargeResult)[]> => {
  const rows = await studentScores(db)
    .select([unlessLarge('fields', largestOf(STUDENTS_AT_ONCE)).as('fields'), sizeOf('fields').as('bytes')])
    .where(behind(ids, last))
    .orderBy('result.ended_at')
    .orderBy('result.submission_id')
    .limit(STUDENTS_AT_ONCE)
    .execute()
  return rows.map(({ fields, bytes, ...row }) =>
    fields === null ? new LargeResult(row, bytes) : asStudentScore({ ...row, fields }),
  )
}

export const studentScoresById = async (
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StudentScore>> => {
  const rows = await studentScores(db)
    .select('fields')
    .where('result.submission_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, asStudentScore(row)]))
}

type ScoreRow = Omit<StudentScore, 'participant'> & Record<'name' | 'phone' | 'district' | 'fields', string>

const asStudentScore = ({ name, phone, district, fields, ...score }: ScoreRow): StudentScore => ({
  ...score,
  participant: readParticipant({ name, phone, district, fields }),
})

/** The same with what is searched. */
export const eachStudent = (db: Database, ids: readonly string[]) =>
  inParts((last) => studentsBehind(db, ids, last), BEFORE_ALL, STUDENTS_AT_ONCE)

const withStudents = (db: Database) =>
  db
    .selectFrom('submission_result as result')
    .innerJoin('submission', 'submission.id', 'result.submission_id')
    .select(['result.submission_id', 'result.questionnaire_id', 'result.ended_at', 'score', 'out_of'])
    .select(['name', 'phone', 'district', 'fields', 'submission.search_text'])

type Row = Awaited<ReturnType<ReturnType<typeof withStudents>['execute']>>[number]

const asStudentResult = (row: Row): StudentResult => ({
  id: row.submission_id,
  questionnaireId: row.questionnaire_id,
  endedAt: row.ended_at,
  score: row.score,
  outOf: row.out_of,
  participant: readParticipant(row),
  searchText: row.search_text,
})

const studentsBehind = async (db: Database, ids: readonly string[], last: Position): Promise<StudentResult[]> => {
  const rows = await withStudents(db)
    .where(behind(ids, last))
    .orderBy('result.ended_at')
    .orderBy('result.submission_id')
    .limit(STUDENTS_AT_ONCE)
    .execute()
  return rows.map(asStudentResult)
}

/** The result of an attempt at a quiz of this teacher's; null for somebody else's exactly as for none. */
export const ownResult = async (db: Database, owner: TeacherId, id: string): Promise<StudentResult | null> => {
  const row = await withStudents(db)
    .innerJoin('questionnaire', 'questionnaire.id', 'result.questionnaire_id')
    .where('result.submission_id', '=', id)
    .where('owner_id', '=', owner)
    .where(isReported)
    .executeTakeFirst()
  return row ? asStudentResult(row) : null
}

/** The results of whoever these keys stand for, the first one first. */
export const resultsByParticipant = async (db: Database, keys: readonly string[]): Promise<StudentResult[]> => {
  const found: StudentResult[] = []
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const rows = await withStudents(db)
      .where('participant_key', 'in', keys.slice(from, from + KEYS_AT_ONCE))
      .execute()
    found.push(...rows.map(asStudentResult))
    await aTurn()
  }
  return found.sort((one, other) => one.endedAt - other.endedAt || (one.id < other.id ? -1 : 1))
}
