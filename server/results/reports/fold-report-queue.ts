import type { Transaction } from 'kysely'
import { add, emptyReport, type Report } from '#domain/statistics/report.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { questionnairesInQueue } from './find-reports.ts'
import { keepReports, lockReports, takeFromQueue } from './store.ts'

/** A page is one transaction, and on SQLite nobody else has the event loop until it is committed. */
const PAGE = 300

/** So often a busy server puts it off; readers add up what waits, and that must not become much. */
const PUT_OFF = 5

/**
 * Moves what has ended from the queue into the reports; answers how many attempts that were. Each is counted by
 * whoever takes its row from the queue, in the same transaction: by one process, once. While many wait for their
 * acknowledgement it is left for the next call.
 */
export const createFoldReports = ({ db, committer }: Pick<Context, 'db' | 'committer'>) => {
  let putOff = 0
  return async (): Promise<number> => {
    const mayWait = putOff < PUT_OFF
    for (let folded = 0; ; ) {
      if (mayWait && committer.isBusy()) {
        putOff += 1
        return folded
      }
      const waiting = await questionnairesInQueue(db, PAGE)
      const taken = waiting.length === 0 ? 0 : await inOneTransaction(db, (trx) => foldPage(trx, waiting))
      folded += taken
      if (taken < PAGE) {
        putOff = 0
        return folded
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

const foldPage = async (trx: Transaction<Tables>, questionnaireIds: string[]): Promise<number> => {
  const stored = await lockReports(trx, questionnaireIds)
  if (stored.size === 0) return 0
  const taken = await takeFromQueue(trx, [...stored.keys()], PAGE)
  const reports = new Map<string, Report>()
  for (const [id, scored] of Map.groupBy(taken, ({ questionnaireId }) => questionnaireId)) {
    reports.set(id, scored.reduce(add, stored.get(id) ?? emptyReport))
  }
  if (reports.size > 0) await keepReports(trx, reports)
  return taken.length
}
