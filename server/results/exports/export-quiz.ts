import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { makeFile, type Needs } from './make-file.ts'
import type { Wanted } from './sign-tickets.ts'

type Export = { title: string; pieces: AsyncIterable<Buffer> }

/** One file of a quiz's results. That it was taken is on the record before its first byte leaves. */
export const exportQuiz = async (
  needs: Needs,
  questionnaireId: OwnedQuestionnaireId,
  wanted: Wanted,
): Promise<Export> => {
  const { title, ownerId, rows, pieces } = await makeFile(needs, questionnaireId, wanted)
  const { what, format } = wanted
  const about = { teacherId: ownerId, at: needs.now(), questionnaireId }
  await recordActivity(needs.db, { ...about, kind: 'exported', details: { what, format, rows } })
  return { title, pieces }
}
