import type { Transaction } from 'kysely'
import type { Marks } from '#domain/marking/marks.ts'
import type { Report, Scored } from '#domain/statistics/report.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import { hotStatement } from '../../database/hot-statement.ts'
import type { Tables } from '../../database/tables.ts'
import { asReport, recount, reportColumns } from './find-reports.ts'

type Trx = Transaction<Tables>

/**
 * The stored reports of these questionnaires, locked in the order of their ids; made first where there are results
 * and no report yet. Missing are those of which nobody has finished, and those that were erased meanwhile.
 *
 * Whoever changes a report, or takes rows from its queue, holds this lock. It comes after locks on attempts.
 */
export const lockReports = async (trx: Trx, questionnaireIds: string[]): Promise<Map<string, Report>> => {
  if (questionnaireIds.length === 0) return new Map()
  const wanted = trx.selectFrom('report').where('questionnaire_id', 'in', questionnaireIds).orderBy('questionnaire_id')
  // Looked at before any is locked: who makes one while holding others would wait for whoever makes it too and wants those.
  const stored = await wanted.select('questionnaire_id').execute()
  if (stored.length < new Set(questionnaireIds).size) await insertMissing(trx, questionnaireIds)
  const rows = await lockRows(trx, wanted.select(['questionnaire_id', ...reportColumns]), 'report').execute()
  return new Map(rows.map((row) => [row.questionnaire_id, asReport(row)]))
}

const insertMissing = async (trx: Trx, questionnaireIds: string[]) => {
  await trx
    .insertInto('report')
    .columns(['questionnaire_id'])
    .expression((eb) =>
      eb
        .selectFrom('questionnaire')
        .select('questionnaire.id')
        .where('questionnaire.id', 'in', questionnaireIds)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('submission_result')
              .select('submission_id')
              .whereRef('submission_result.questionnaire_id', '=', 'questionnaire.id'),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('report').select('changes').whereRef('report.questionnaire_id', '=', 'questionnaire.id')),
          ),
        )
        // In the order in which they are locked.
        .orderBy('questionnaire.id'),
    )
    .onConflict((conflict) => conflict.column('questionnaire_id').doNothing())
    .execute()
}

type Ended = Scored & { id: string; questionnaireId: string }

const insertIntoQueue = hotStatement<Tables['report_queue'], never>(
  ['submission_id', 'questionnaire_id', 'score', 'out_of'],
  (trx, rows) => trx.insertInto('report_queue').values(rows),
)

/** Belongs into the transaction that ends them: from its commit on they are in their reports. */
export const queueForReports = async (trx: Trx, ended: Ended[]): Promise<void> => {
  const rows = ended.map(({ id, questionnaireId, score, outOf }) => ({
    submission_id: id,
    questionnaire_id: questionnaireId,
    score,
    out_of: outOf,
  }))
  await insertIntoQueue(trx, rows)
}

type Queued = Scored & { questionnaireId: string }

/** At most `limit` attempts of these questionnaires, whose reports are locked; from the commit on they wait no more. */
export const takeFromQueue = async (trx: Trx, questionnaireIds: string[], limit: number): Promise<Queued[]> => {
  const next = trx
    .selectFrom('report_queue')
    .select('submission_id')
    .where('questionnaire_id', 'in', questionnaireIds)
    .orderBy('submission_id')
    .limit(limit)
  const rows = await trx
    .deleteFrom('report_queue')
    .where('submission_id', 'in', next)
    .returning(['questionnaire_id as questionnaireId', 'score', 'out_of as outOf'])
    .execute()
  return rows
}

const asColumns = ({ count, totalMarks, totalOutOf, highest }: Report) => ({
  count,
  total_marks: totalMarks,
  total_out_of: totalOutOf,
  highest,
})

/** In the place of those that were locked. */
export const keepReports = async (trx: Trx, reports: Map<string, Report>): Promise<void> => {
  const rows = [...reports].map(([questionnaire_id, report]) => ({
    questionnaire_id,
    ...asColumns(report),
    changes: 0,
  }))
  await trx
    .insertInto('report')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('questionnaire_id').doUpdateSet(({ ref }) => ({
        count: ref('excluded.count'),
        total_marks: ref('excluded.total_marks'),
        total_out_of: ref('excluded.total_out_of'),
        highest: ref('excluded.highest'),
      })),
    )
    .execute()
}

/**
 * Counts a questionnaire's report afresh from its results, but for those in the queue, which stay there. Locks the report;
 * call it after the results are changed, in the same transaction.
 */
export const rebuildReport = async (trx: Trx, questionnaireId: string): Promise<void> => {
  await lockReports(trx, [questionnaireId])
  const { recounted } = await recount(trx, questionnaireId)
  await trx.updateTable('report').set(asColumns(recounted)).where('questionnaire_id', '=', questionnaireId).execute()
  await noteChanges(trx, [questionnaireId])
}

/** Nobody who kept what the results of these questionnaires came to may go on from it. Their reports are locked. */
export const noteChanges = async (trx: Trx, questionnaireIds: string[]): Promise<void> => {
  await trx
    .updateTable('report')
    .set(({ eb }) => ({ changes: eb('changes', '+', 1) }))
    .where('questionnaire_id', 'in', questionnaireIds)
    .execute()
}

/** `score` in 1/1200 marks. */
export type Rescored = { attemptId: string; questionnaireId: string; score: Marks }

/**
 * Brings the reports in line with results that were changed in place, the score or the answers alone, earlier in the same
 * transaction and under the attempts' locks. Give those of one transaction all at once: then reports are locked in order, and each is counted
 * afresh at most once, which reads every result of its questionnaire.
 */
export const rescoreInReport = async (trx: Trx, ...rescored: Rescored[]): Promise<void> => {
  if (rescored.length === 0) return
  const changed = rescored.map(({ questionnaireId }) => questionnaireId)
  await lockReports(trx, changed)
  await noteChanges(trx, changed)
  const folded = new Set<string>()
  for (const { attemptId, questionnaireId, score } of rescored) {
    if (!(await rescoreQueued(trx, attemptId, score))) folded.add(questionnaireId)
  }
  for (const questionnaireId of folded) await rebuildReport(trx, questionnaireId)
}

/** False where the result is in its report already, and waits in the queue no more. The report is locked. */
export const rescoreQueued = async (trx: Trx, attemptId: string, score: Marks): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('report_queue')
    .set({ score })
    .where('submission_id', '=', attemptId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
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
