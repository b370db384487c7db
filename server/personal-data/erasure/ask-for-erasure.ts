import type { OwnWishOnWire } from '#contract/personal-data/erasure.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { attemptHeld, type Own, wishOf } from './find-wishes.ts'

type Needs = Pick<Context, 'db' | 'now'>

/** Asked twice, by whichever devices, it is one wish; a teacher who refused it is not asked again. */
export const askForErasure = ({ db, now }: Needs, own: Own): Promise<Result<OwnWishOnWire, 'no_attempt'>> =>
  inOneTransaction(db, async (trx) => {
    const attempt = await attemptHeld(trx, own)
    if (!attempt) return fail('no_attempt')
    const { id: submission_id, questionnaire_id } = attempt
    await trx
      .insertInto('erasure_wish')
      .values({ submission_id, questionnaire_id, asked_at: now(), refused_at: null, reason: '' })
      .onConflict((conflict) => conflict.column('submission_id').doNothing())
      .execute()
    return ok(await wishOf(trx, submission_id))
  })
