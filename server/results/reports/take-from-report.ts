import type { Transaction } from 'kysely'
import type { Report } from '#domain/statistics/report.ts'
import type { Tables } from '../../database/tables.ts'
import { highestFolded } from './find-reports.ts'
import { keepReports, lockReports, noteChanges } from './store.ts'

type Trx = Transaction<Tables>
type Some = { questionnaireId: string; ids: string[] }

/**
 * Takes the results of attempts out of their report, however many others there are; `remove` deletes them meanwhile. Call
 * it under the locks of the attempts.
 */
export const takeFromReport = async (trx: Trx, some: Some, remove: () => Promise<void>): Promise<void> => {
  const { questionnaireId } = some
  // Whoever folds the report meanwhile has counted them, or will find that there is nothing to count.
  const stored = (await lockReports(trx, [questionnaireId])).get(questionnaireId)
  const gone = await foldedSum(trx, some)
  await remove()
  if (stored === undefined) return
  const highest = await highestFolded(trx, questionnaireId).executeTakeFirst()
  const left = {
    count: stored.count - gone.count,
    totalMarks: stored.totalMarks - gone.totalMarks,
    totalOutOf: stored.totalOutOf - gone.totalOutOf,
    highest: highest?.score ?? null,
  }
  await keepReports(trx, new Map([[questionnaireId, left]]))
  await noteChanges(trx, [questionnaireId])
}

/** What they are worth in the stored report; what waits in the queue is not in it yet. */
const foldedSum = async (trx: Trx, { questionnaireId, ids }: Some): Promise<Omit<Report, 'highest'>> => {
  const row = await trx
    .selectFrom('submission_result')
    .leftJoin('report_queue', 'report_queue.submission_id', 'submission_result.submission_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('submission_result.score').as('totalMarks'),
      fn.sum<number | null>('submission_result.out_of').as('totalOutOf'),
    ])
    .where('submission_result.questionnaire_id', '=', questionnaireId)
    .where('submission_result.submission_id', 'in', ids)
    .where('report_queue.submission_id', 'is', null)
    .executeTakeFirstOrThrow()
  return { count: row.count, totalMarks: row.totalMarks ?? 0, totalOutOf: row.totalOutOf ?? 0 }
}
