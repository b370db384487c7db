import { type AttemptId, attemptId } from '#domain/answers/attempt.ts'
import type { Database } from '../../database/connect.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'

/** Only `ownedAttempt` makes one, so a function that takes one can't be reached without the check. */
export type OwnedAttempt = { id: OwnedAttemptId; questionnaireId: string; by: string }
type OwnedAttemptId = AttemptId & { readonly __owned: true }

/** An ended attempt at a quiz of this teacher; null for somebody else's exactly as for one that does not exist. */
export const ownedAttempt = async (
  db: Database,
  teacher: SignedInTeacher,
  id: string,
): Promise<OwnedAttempt | null> => {
  const row = await db
    .selectFrom('submission')
    .innerJoin('questionnaire', 'questionnaire.id', 'submission.questionnaire_id')
    .innerJoin('submission_result', 'submission_result.submission_id', 'submission.id')
    .select(['submission.id', 'submission.questionnaire_id'])
    .where('submission.id', '=', id)
    .where('questionnaire.owner_id', '=', teacher.id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: attemptId.parse(row.id) as OwnedAttemptId,
    questionnaireId: row.questionnaire_id,
    by: teacher.id,
  }
}
