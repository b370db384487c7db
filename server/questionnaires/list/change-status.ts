import { mayBecome, type QuestionnaireStatus } from '#domain/questionnaires/questionnaire.ts'
import { QUOTA } from '#domain/questionnaires/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../policy.ts'
import { readPublished } from '../store.ts'
import { lockPlace, setPlace } from './store.ts'

const TOLD_AS = { active: 'quiz_opened', closed: 'quiz_closed', archived: 'quiz_archived' } as const

/** Students who have started go on to their own end, whatever becomes of the quiz. One in the bin has to be taken back first. */
export const changeStatus = async (
  { db, now, papers }: Pick<Context, 'db' | 'now' | 'papers'>,
  id: OwnedQuestionnaireId,
  status: QuestionnaireStatus,
): Promise<Result<QuestionnaireStatus, 'quiz_not_found' | 'status_not_possible' | 'too_many_quizzes'>> => {
  const changed = await db.transaction().execute(async (trx) => {
    const place = await lockPlace(trx, id)
    if (!place) return fail('quiz_not_found')
    if (place.isBinned || !mayBecome(place.status, status)) return fail('status_not_possible')
    if (status === place.status) return ok(place.shareCode)
    const at = now()
    const isTakenBack = place.status === 'archived'
    if (isTakenBack && (await readPublished(trx, place.ownerId, at)).listed >= QUOTA.listed)
      return fail('too_many_quizzes')
    await setPlace(trx, id, { status, before: status === 'archived' ? place.status : null, binUntil: null, at })
    if (status !== 'draft')
      await recordActivity(trx, { teacherId: place.ownerId, at, kind: TOLD_AS[status], questionnaireId: id })
    return ok(place.shareCode)
  })
  if (!changed.ok) return changed
  papers.forget(changed.value)
  return ok(status)
}
