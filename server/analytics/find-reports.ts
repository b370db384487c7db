import { type SelectQueryBuilder, sql } from 'kysely'
import { emptyReport, merge, type Report, type ReportSums, report } from '#domain/report.ts'
import { readJson, writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { numberIn } from '../database/dialect.ts'
import type { Tables } from '../database/tables.ts'

type Scores = 'submission_result' | 'report_queue'
type Sums = { count: number | null; totalMarks: number | null; totalOutOf: number | null }

/** Of no rows the sums are null. */
const sumsOf = (db: Database, table: Scores) =>
  db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('score').as('totalMarks'),
      fn.sum<number | null>('out_of').as('totalOutOf'),
    ])

const asReport = ({ count, totalMarks, totalOutOf, highest }: Sums & { highest: number | null }): Report => ({
  count: count ?? 0,
  totalMarks: totalMarks ?? 0,
  totalOutOf: totalOutOf ?? 0,
  highest,
})

type Ids = string[] | SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

/** What waits to be folded into the reports of these questionnaires. */
export const queuedReports = (db: Database, questionnaireIds: Ids) =>
  sumsOf(db, 'report_queue')
    .select(({ fn }) => ['questionnaire_id', fn.max<number | null>('score').as('highest')])
    .where('questionnaire_id', 'in', questionnaireIds)
    .groupBy('questionnaire_id')

/** What is folded (`body`) and what still waits for it. */
export const reportFrom = ({ body, ...waiting }: Parameters<typeof asReport>[0] & { body: string | null }): Report =>
  merge(body === null ? emptyReport : readJson(report, body), asReport(waiting))

/**
 * The report of each of these questionnaires: what is folded and what still waits for it, in one statement, so that
 * nobody's fold falls between the two. Nothing is written.
 */
export const readReports = async (db: Database, questionnaireIds: string[]): Promise<Map<string, Report>> => {
  if (questionnaireIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('questionnaire')
    .leftJoin('report', 'report.questionnaire_id', 'questionnaire.id')
    .leftJoin(queuedReports(db, questionnaireIds).as('queued'), 'queued.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', 'body', 'count', 'totalMarks', 'totalOutOf', 'highest'])
    .where('questionnaire.id', 'in', questionnaireIds)
    .execute()
  return new Map(rows.map((row) => [row.id, reportFrom(row)]))
}

/**
 * The sums of each of these quizzes, added up by the database: for thousands of them, where to read as many reports would
 * take a while. `ids`: theirs.
 */
export const selectSums = (db: Database, quizzes: SelectQueryBuilder<Tables, 'questionnaire', object>, ids: Ids) => {
  const queued = (name: string) => sql<number>`coalesce(${sql.ref(`queued.${name}`)}, 0)`
  const sum = (name: keyof ReportSums) => sql<number>`${numberIn(db, 'body', name)} + ${queued(name)}`.as(name)
  return quizzes
    .leftJoin('report', 'report.questionnaire_id', 'questionnaire.id')
    .leftJoin(queuedReports(db, ids).as('queued'), 'queued.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', sum('count'), sum('totalMarks'), sum('totalOutOf')])
}

/** All ended submissions of a questionnaire in one report. */
export const readReport = async (db: Database, questionnaireId: string): Promise<Report> =>
  (await readReports(db, [questionnaireId])).get(questionnaireId) ?? emptyReport

/**
 * What a questionnaire's report says as it is stored, and what it should: all results but those that wait to be folded.
 * One statement, so that results that end meanwhile are in both of its halves or in neither.
 */
export const recount = async (
  db: Database,
  questionnaireId: string,
): Promise<{ stored: string; recounted: string }> => {
  const row = await db
    .selectFrom([
      sumsOf(db, 'submission_result').where('questionnaire_id', '=', questionnaireId).as('ended'),
      sumsOf(db, 'report_queue').where('questionnaire_id', '=', questionnaireId).as('queued'),
    ])
    .select(['ended.count', 'ended.totalMarks', 'ended.totalOutOf'])
    .select(['queued.count as queuedCount', 'queued.totalMarks as queuedMarks', 'queued.totalOutOf as queuedOutOf'])
    .select((eb) => [
      eb.selectFrom('report').select('body').where('questionnaire_id', '=', questionnaireId).as('stored'),
      highestFolded(db, questionnaireId).as('highest'),
    ])
    .executeTakeFirstOrThrow()
  const recounted: Report = {
    count: row.count - row.queuedCount,
    totalMarks: (row.totalMarks ?? 0) - (row.queuedMarks ?? 0),
    totalOutOf: (row.totalOutOf ?? 0) - (row.queuedOutOf ?? 0),
    highest: row.highest,
  }
  return { stored: row.stored ?? writeJson(emptyReport), recounted: writeJson(recounted) }
}

/** The index by score begins with it; only what waits is passed over. */
export const highestFolded = (db: Database, questionnaireId: string) =>
  db
    .selectFrom('submission_result')
    .select('score')
    .where('questionnaire_id', '=', questionnaireId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('report_queue')
            .select('report_queue.submission_id')
            .whereRef('report_queue.submission_id', '=', 'submission_result.submission_id'),
        ),
      ),
    )
    .orderBy('score', 'desc')
    .orderBy('submission_id', 'desc')
    .limit(1)

/** Questionnaires with something that waits to be folded, found by looking at no more than `limit` submissions. */
export const questionnairesInQueue = async (db: Database, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('report_queue')
    .select('questionnaire_id')
    .orderBy('submission_id')
    .limit(limit)
    .execute()
  return [...new Set(rows.map((row) => row.questionnaire_id))]
}

/** The next ids of questionnaires after `last`, in their order. */
export const questionnairesAfter = async (db: Database, last: string, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('id', '>', last)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
