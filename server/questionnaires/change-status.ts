import { mayBecome, type QuestionnaireStatus } from '#domain/questionnaire.ts'
import { QUOTA } from '#domain/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from './policy.ts'
import { lockQuestionnaire, readPublished, setStatus } from './store.ts'

const TOLD_AS = { active: 'quiz_opened', closed: 'quiz_closed', archived: 'quiz_archived' } as const

/** Students who have started go on to their own end, whatever becomes of the quiz. */
export const changeStatus = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  id: OwnedQuestionnaireId,
  status: QuestionnaireStatus,
): Promise<Result<QuestionnaireStatus, 'status_not_possible' | 'too_many_quizzes'>> => {
  const changed = await db.transaction().execute(async (trx) => {
    const questionnaire = await lockQuestionnaire(trx, id)
    if (!mayBecome(questionnaire.status, status)) return fail('status_not_possible')
    const isTakenBack = questionnaire.status === 'archived' && status !== 'archived'
    if (isTakenBack && (await readPublished(trx, questionnaire.ownerId, now())).listed >= QUOTA.listed)
      return fail('too_many_quizzes')
    const at = now()
    await setStatus(trx, id, { status, at })
    if (status !== questionnaire.status && status !== 'draft')
      await recordActivity(trx, { teacherId: questionnaire.ownerId, at, kind: TOLD_AS[status], questionnaireId: id })
    return ok(questionnaire.shareCode)
  })
  if (!changed.ok) return changed
  papers.forget(changed.value)
  return ok(status)
}
