import type { FiguresOnWire } from '#contract/live.ts'
import type { TeacherId } from '#domain/account.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { averageMarks } from '#domain/report.ts'
import { readReport } from '../analytics/find-reports.ts'
import { countRunning } from '../analytics/store.ts'
import type { Database } from '../database/connect.ts'
import { countWaitingAt } from '../hand-marks/store.ts'
import { countLateWaiting } from '../late-answers/find-late-answers.ts'

const numberOrNull = (marks: number | null) => (marks === null ? null : marksAsNumber(marks))

/** How a questionnaire stands at this moment. */
export const findFigures = async (db: Database, questionnaireId: string): Promise<FiguresOnWire> => {
  // At the same time: where the database is another process, and busy, each has its turn to wait for.
  const [report, running, lateWaiting, markingWaiting] = await Promise.all([
    readReport(db, questionnaireId),
    countRunning(db, questionnaireId),
    countLateWaiting(db, questionnaireId),
    countWaitingAt(db, questionnaireId),
  ])
  return {
    in_progress: running,
    total: report.count,
    average_score: numberOrNull(averageMarks(report)),
    highest_score: numberOrNull(report.highest),
    late_waiting: lateWaiting,
    marking_waiting: markingWaiting,
  }
}

export const shareCodeOf = async (db: Database, questionnaireId: string): Promise<string> => {
  const row = await db
    .selectFrom('questionnaire')
    .select('share_code')
    .where('id', '=', questionnaireId)
    .executeTakeFirstOrThrow()
  return row.share_code
}

/** Of an account that has more, what happens in the others is seen when the page asks by itself. */
const MOST_WATCHED = 2000

/** What a teacher's first page is touched by: the account, and each questionnaire that answers come to, the newest first. */
export const keysOfHome = async (db: Database, teacherId: TeacherId): Promise<string[]> => {
  const rows = await db
    .selectFrom('questionnaire')
    .select(['id', 'share_code'])
    .where('owner_id', '=', teacherId)
    .where('status', '=', 'active')
    .where('bin_until', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(MOST_WATCHED)
    .execute()
  return [teacherId, ...rows.flatMap((row) => [row.id, row.share_code])]
}
