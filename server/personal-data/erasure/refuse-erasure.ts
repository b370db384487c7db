import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'

type Needs = Pick<Context, 'db' | 'now'>
type Refusal = { attempt: string; reason: string; by: string }

/** The first reason stands: whoever says it again, or says another one a moment later, reads that one. */
export const refuseErasure = (
  { db, now }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  { attempt, reason, by }: Refusal,
): Promise<Result<{ reason: string }, 'not_found'>> =>
  inOneTransaction(db, async (trx) => {
    const at = now()
    const ofWish = { submission_id: attempt, questionnaire_id: questionnaireId }
    const { numUpdatedRows } = await trx
      .updateTable('erasure_wish')
      .set({ refused_at: at, reason })
      .where(({ and }) => and(ofWish))
      .where('refused_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) {
      const about = { questionnaireId, attemptId: attempt }
      await recordActivity(trx, { teacherId: by, at, kind: 'erasure_refused', ...about })
    }
    const wish = await trx
      .selectFrom('erasure_wish')
      .select('reason')
      .where(({ and }) => and(ofWish))
      .executeTakeFirst()
    return wish ? ok({ reason: wish.reason }) : fail('not_found')
  })
