import { type SubmissionId, submissionId } from '#domain/answers/submission.ts'
import type { Database } from '../../database/connect.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'

/** Only `ownedSubmission` makes one, so a function that takes one can't be reached without the check. */
export type OwnedSubmission = { id: OwnedSubmissionId; questionnaireId: string; by: string }
type OwnedSubmissionId = SubmissionId & { readonly __owned: true }

/** An ended attempt at a quiz of this teacher; null for somebody else's exactly as for one that does not exist. */
export const ownedSubmission = async (
  db: Database,
  teacher: SignedInTeacher,
  id: string,
): Promise<OwnedSubmission | null> => {
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
    id: submissionId.parse(row.id) as OwnedSubmissionId,
    questionnaireId: row.questionnaire_id,
    by: teacher.id,
  }
}
