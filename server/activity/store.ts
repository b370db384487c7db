import type { ActivityDetails, ActivityKind } from '#domain/activity.ts'
import { textOfDetails } from '#domain/activity-search.ts'
import type { Instant } from '#domain/time-limit.ts'
import { writeJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { newId } from '../secrets.ts'

export type Activity = {
  teacherId: string
  at: Instant
  kind: ActivityKind
  questionnaireId?: string
  submissionId?: string
  details?: ActivityDetails
}

/** Only ever added to. Belongs into the transaction of what it tells of, so that neither is there without the other. */
export const recordActivity = async (db: Database, ...happened: Activity[]): Promise<void> => {
  if (happened.length === 0) return
  const rows = happened.map(({ teacherId, at, kind, questionnaireId = null, submissionId = null, details = {} }) => ({
    id: newId(),
    teacher_id: teacherId,
    at,
    kind,
    questionnaire_id: questionnaireId,
    submission_id: submissionId,
    details: writeJson(details),
    search_text: textOfDetails(details),
  }))
  await db.insertInto('activity').values(rows).execute()
}
