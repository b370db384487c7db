import type { FiguresOnWire } from '#contract/live.ts'
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
  const report = await readReport(db, questionnaireId)
  return {
    in_progress: await countRunning(db, questionnaireId),
    total: report.count,
    average_score: numberOrNull(averageMarks(report)),
    highest_score: numberOrNull(report.highest),
    late_waiting: await countLateWaiting(db, questionnaireId),
    marking_waiting: await countWaitingAt(db, questionnaireId),
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
