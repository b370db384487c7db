import type { ActivityDetails, ActivityKind } from '#domain/people/activity.ts'
import { textOfDetails } from '#domain/people/activity-search.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { newId } from '../../secrets.ts'

export type Activity = {
  teacherId: string
  at: Instant
  kind: ActivityKind
  questionnaireId?: string
  attemptId?: string
  details?: ActivityDetails
}

/** Entries of one kind that an account keeps: more are the same done over and over, and the latest tell it. */
export const MOST_OF_KIND = 5_000
const LOOK_EVERY = 100
/** By this process since it last looked whether there are too many. */
let recorded = 0

/**
 * Added to alone, but for what is too old or beyond `MOST_OF_KIND`. Belongs into the transaction of what it tells of, so that
 * neither is there without the other.
 */
export const recordActivity = async (db: Database, ...happened: Activity[]): Promise<void> => {
  if (happened.length === 0) return
  const rows = happened.map(({ teacherId, at, kind, questionnaireId = null, attemptId = null, details = {} }) => ({
    id: newId(),
    teacher_id: teacherId,
    at,
    kind,
    questionnaire_id: questionnaireId,
    submission_id: attemptId,
    details: writeJson(details),
    search_text: textOfDetails(details),
  }))
  await db.insertInto('activity').values(rows).execute()
  recorded += rows.length
  if (recorded < LOOK_EVERY) return
  recorded = 0
  const each = new Map(happened.map((one) => [`${one.teacherId} ${one.kind}`, one]))
  for (const { teacherId, kind } of each.values()) await deleteBeyond(db, { teacherId, kind })
}

const deleteBeyond = async (db: Database, { teacherId, kind }: Pick<Activity, 'teacherId' | 'kind'>): Promise<void> => {
  const latest = await db
    .selectFrom('activity')
    .select(['at', 'id'])
    .where('teacher_id', '=', teacherId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_OF_KIND)
    .limit(1)
    .executeTakeFirst()
  if (!latest) return
  await db
    .deleteFrom('activity')
    .where('teacher_id', '=', teacherId)
    .where('kind', '=', kind)
    .where(({ eb, and, or }) =>
      or([eb('at', '<', latest.at), and([eb('at', '=', latest.at), eb('id', '<=', latest.id)])]),
    )
    .execute()
}
