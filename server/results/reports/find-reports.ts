import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { type ListTotals, NOT_KNOWN } from '#domain/questionnaires/quiz-list.ts'
import { emptyReport, merge, type Report } from '#domain/statistics/report.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'
import { isReported } from '../../questionnaires/policy.ts'

type Scores = 'submission_result' | 'report_queue'

/** Of no rows the sums are null. */
const sumsOf = (db: Database, table: Scores) =>
  db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('score').as('totalMarks'),
      fn.sum<number | null>('out_of').as('totalOutOf'),
    ])

type Stored = Pick<Tables['report'], 'count' | 'total_marks' | 'total_out_of' | 'highest'>

export const reportColumns = ['report.count', 'report.total_marks', 'report.total_out_of', 'report.highest'] as const

/** As it is stored; of no row all of it is null. */
export const asReport = (row: { [K in keyof Stored]: Stored[K] | null }): Report => ({
  count: row.count ?? 0,
  totalMarks: row.total_marks ?? 0,
  totalOutOf: row.total_out_of ?? 0,
  highest: row.highest,
})

type Ids = string[] | SelectQueryBuilder<Tables, 'questionnaire', { id: string }>

/** What waits to be folded into the reports of these questionnaires. */
export const queuedReports = (db: Database, questionnaireIds: Ids) =>
  db
    .selectFrom('report_queue')
    .select(({ fn }) => [
      'questionnaire_id',
      fn.countAll<number>().as('queuedCount'),
      fn.sum<number>('score').as('queuedMarks'),
      fn.sum<number>('out_of').as('queuedOutOf'),
      fn.max<number>('score').as('queuedHighest'),
    ])
    .where('questionnaire_id', 'in', questionnaireIds)
    .groupBy('questionnaire_id')

/** Of what is folded (`report`) and of what still waits for it (`queued`). */
export const foldedAndQueued = [...reportColumns, 'queuedCount', 'queuedMarks', 'queuedOutOf', 'queuedHighest'] as const

type FoldedAndQueued = Parameters<typeof asReport>[0] &
  Record<'queuedCount' | 'queuedMarks' | 'queuedOutOf' | 'queuedHighest', number | null>

export const reportFrom = ({ queuedCount, queuedMarks, queuedOutOf, queuedHighest, ...folded }: FoldedAndQueued) =>
  merge(asReport(folded), {
    count: queuedCount ?? 0,
    totalMarks: queuedMarks ?? 0,
    totalOutOf: queuedOutOf ?? 0,
    highest: queuedHighest,
  })

/**
 * The report of each of these questionnaires, of which a practice paper has none: what is folded and what still waits for it, in one statement, so that
 * nobody's fold falls between the two. Nothing is written.
 */
export const readReports = async (db: Database, questionnaireIds: string[]): Promise<Map<string, Report>> => {
  if (questionnaireIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('questionnaire')
    .leftJoin('report', (join) => join.onRef('report.questionnaire_id', '=', 'questionnaire.id').on(isReported))
    .leftJoin(queuedReports(db, questionnaireIds).as('queued'), (join) =>
      join.onRef('queued.questionnaire_id', '=', 'questionnaire.id').on(isReported),
    )
    .select(['questionnaire.id', ...foldedAndQueued])
    .where('questionnaire.id', 'in', questionnaireIds)
    .execute()
  return new Map(rows.map((row) => [row.id, reportFrom(row)]))
}

/**
 * The sums of each of these quizzes, added up by the database: for thousands of them, where to read as many reports would
 * take a while. `ids`: theirs.
 */
export const selectSums = (db: Database, quizzes: Quizzes, ids: Ids) =>
  withReports(db, quizzes, ids).select([
    'questionnaire.id',
    SUMS.count.as('count'),
    SUMS.marks.as('totalMarks'),
    SUMS.outOf.as('totalOutOf'),
  ])

export type Quizzes = SelectQueryBuilder<Tables, 'questionnaire', object>

const withReports = (db: Database, quizzes: Quizzes, ids: Ids) =>
  quizzes
    .leftJoin('report', (join) => join.onRef('report.questionnaire_id', '=', 'questionnaire.id').on(isReported))
    .leftJoin(queuedReports(db, ids).as('queued'), (join) =>
      join.onRef('queued.questionnaire_id', '=', 'questionnaire.id').on(isReported),
    )

const sumOf = (folded: string, queued: string) =>
  sql<number>`(coalesce(${sql.ref(folded)}, 0) + coalesce(${sql.ref(queued)}, 0))`

const SUMS = {
  count: sumOf('report.count', 'queuedCount'),
  marks: sumOf('report.total_marks', 'queuedMarks'),
  outOf: sumOf('report.total_out_of', 'queuedOutOf'),
}

const percent = (unknown: number) => {
  const { marks, outOf } = SUMS
  return sql<number>`case when ${outOf} = 0 then ${sql.lit(unknown)} else 100.0 * ${marks} / ${outOf} end`
}
const asDouble = (value: RawBuilder<number>) => sql<number>`cast(${value} as double precision)`

/** By what they are sorted, as `key`: how many have ended, or the average in percent, which may be `NOT_KNOWN`. */
export const selectFigure = (db: Database, quizzes: Quizzes, figure: 'count' | 'percent') =>
  withReports(db, quizzes, quizzes.select('questionnaire.id')).select([
    'questionnaire.id',
    (figure === 'count' ? SUMS.count : asDouble(percent(NOT_KNOWN))).as('key'),
  ])

/** What all of these quizzes come to, added up by the database. */
export const readTotals = async (db: Database, quizzes: Quizzes): Promise<ListTotals> => {
  const { count } = SUMS
  return withReports(db, quizzes, quizzes.select('questionnaire.id'))
    .select(({ fn }) => [
      fn.countAll<number>().as('quizzes'),
      sql<number>`cast(coalesce(sum(${count}), 0) as bigint)`.as('attempts'),
      asDouble(sql`coalesce(sum((${percent(0)}) * ${count}), 0)`).as('weighed'),
    ])
    .executeTakeFirstOrThrow()
}

/** All ended attempts of a questionnaire in one report. */
export const readReport = async (db: Database, questionnaireId: string): Promise<Report> =>
  (await readReports(db, [questionnaireId])).get(questionnaireId) ?? emptyReport

/**
 * What a questionnaire's report says as it is stored, and what it should: all results but those that wait to be folded.
 * One statement, so that results that end meanwhile are in both of its halves or in neither.
 */
export const recount = async (
  db: Database,
  questionnaireId: string,
): Promise<{ stored: Report; recounted: Report }> => {
  const row = await db
    .selectFrom([
      sumsOf(db, 'submission_result').where('questionnaire_id', '=', questionnaireId).as('ended'),
      sumsOf(db, 'report_queue').where('questionnaire_id', '=', questionnaireId).as('queued'),
    ])
    .leftJoin('report', (join) => join.on('report.questionnaire_id', '=', questionnaireId))
    .select([...reportColumns])
    .select(['ended.count as endedCount', 'ended.totalMarks as endedMarks', 'ended.totalOutOf as endedOutOf'])
    .select(['queued.count as queuedCount', 'queued.totalMarks as queuedMarks', 'queued.totalOutOf as queuedOutOf'])
    .select(() => highestFolded(db, questionnaireId).as('endedHighest'))
    .executeTakeFirstOrThrow()
  const recounted: Report = {
    count: row.endedCount - row.queuedCount,
    totalMarks: (row.endedMarks ?? 0) - (row.queuedMarks ?? 0),
    totalOutOf: (row.endedOutOf ?? 0) - (row.queuedOutOf ?? 0),
    highest: row.endedHighest,
  }
  return { stored: asReport(row), recounted }
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

/** Questionnaires with something that waits to be folded, found by looking at no more than `limit` attempts. */
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
