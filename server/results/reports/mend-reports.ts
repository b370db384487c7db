import { isDeepStrictEqual } from 'node:util'
import { inOneTransaction } from '../../database/try-again.ts'
import type { Server } from '../../features.ts'
import { questionnairesAfter, recount } from './find-reports.ts'
import { rebuildReport } from './store.ts'

const PAGE = 500

type Needs = Pick<Server, 'db' | 'log' | 'stopping'>

/**
 * Compares every report with the results it stands for, and counts those afresh that differ; answers how many did. A
 * server that stops does not wait for the rest.
 */
export const createMendReports =
  ({ db, log, stopping }: Needs) =>
  async (): Promise<number> => {
    let mended = 0
    const mend = async (id: string) => {
      const { stored, recounted } = await recount(db, id)
      if (isDeepStrictEqual(stored, recounted)) return
      await inOneTransaction(db, (trx) => rebuildReport(trx, id))
      log.warn({ questionnaire: id, stored, recounted }, 'a report was wrong and has been counted afresh')
      mended += 1
    }
    for (let last = ''; ; ) {
      const ids = await questionnairesAfter(db, last, PAGE)
      for (const id of ids) {
        if (stopping.aborted) return mended
        await mend(id)
        // node:sqlite is synchronous: between two reports, let whoever waits have a turn.
        await new Promise((resolve) => setImmediate(resolve))
      }
      const end = ids.at(-1)
      if (end === undefined) return mended
      last = end
    }
  }
