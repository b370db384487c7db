import type { Transaction } from 'kysely'
import type { Marks } from '#domain/marking/marks.ts'
import type { Tables } from '../../database/tables.ts'
import { highestFolded } from './find-reports.ts'
import { keepReports, lockReports, noteChanges, rescoreQueued } from './store.ts'

/** In 1/1200 marks. */
type Shift = { attemptId: string; questionnaireId: string; before: Marks; after: Marks }

/**
 * What `rescoreInReport` does, for one result at a time and however many others there are: whoever marks a thousand
 * answers one after the other has not all results counted for each. Call it after the result is changed, in the same
 * transaction and under the attempt's lock.
 */
export const shiftReport = async (
  trx: Transaction<Tables>,
  { attemptId, questionnaireId, before, after }: Shift,
): Promise<void> => {
  const sum = (await lockReports(trx, [questionnaireId])).get(questionnaireId)
  await noteChanges(trx, [questionnaireId])
  if (before === after) return
  if ((await rescoreQueued(trx, attemptId, after)) || sum === undefined) return
  const highest = await highestFolded(trx, questionnaireId).executeTakeFirst()
  const shifted = { ...sum, totalMarks: sum.totalMarks + after - before, highest: highest?.score ?? null }
  await keepReports(trx, new Map([[questionnaireId, shifted]]))
}
