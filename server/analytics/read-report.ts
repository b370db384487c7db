import { add, emptyReport, type Report, report, type Scored } from '#domain/report.ts'
import { type Instant, MINUTE } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/connect.ts'
import { endedAfter, keepReport, storedReport } from './store.ts'

/**
 * Submissions become visible in the order of their commits, not of their ends, and other processes commit too: what
 * ended less than this ago is counted afresh each time, what is older is counted once and kept.
 */
const SETTLES_AFTER = MINUTE
const PAGE = 1000

/** All ended submissions of a questionnaire in one report; reads only what is new since it was last read. */
export const readReport = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  questionnaireId: string,
): Promise<Report> => {
  const stored = await storedReport(db, questionnaireId)
  const settledUntil = now() - SETTLES_AFTER
  const start = { body: stored?.body ?? emptyReport, foldedUntil: stored?.foldedUntil ?? 0 }

  let settled = start.body
  let unsettled: Scored[] = []
  for await (const rows of pagesAfter(db, questionnaireId, start.foldedUntil)) {
    settled = rows.filter(({ endedAt }) => endedAt <= settledUntil).reduce(add, settled)
    unsettled = unsettled.concat(rows.filter(({ endedAt }) => endedAt > settledUntil))
  }
  if (settled.count > start.body.count) {
    const since = stored?.foldedUntil ?? null
    await keepReport(db, { questionnaireId, body: report.parse(settled), foldedUntil: settledUntil, since })
  }
  return unsettled.reduce(add, settled)
}

async function* pagesAfter(db: Database, questionnaireId: string, foldedUntil: Instant) {
  let last = { endedAt: foldedUntil + 1, id: '' }
  for (;;) {
    const rows = await endedAfter(db, { questionnaireId, last, limit: PAGE })
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = { endedAt: end.endedAt, id: end.id }
    // node:sqlite is synchronous: between pages, let whoever waits have a turn.
    await new Promise((resolve) => setImmediate(resolve))
  }
}
