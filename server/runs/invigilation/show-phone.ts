import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { lockOwnAttempt } from './policy.ts'

type Needs = Pick<Context, 'db' | 'now'>
type Asked = { teacher: SignedInTeacher; id: string }

/** Shown to nobody without a note of it. */
export const showPhone = ({ db, now }: Needs, asked: Asked): Promise<Result<{ phone: string }, 'not_found'>> =>
  inOneTransaction(db, async (trx) => {
    const found = await lockOwnAttempt(trx, asked)
    if (!found) return fail('not_found')
    const about = { teacherId: asked.teacher.id, questionnaireId: found.questionnaire_id, attemptId: asked.id }
    await recordActivity(trx, { ...about, at: now(), kind: 'phone_shown' })
    return ok({ phone: found.phone })
  })
