import { attemptId as attemptIdOf } from '#domain/answers/attempt.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { RESUME_CODE_LENGTH } from '#domain/text/share-code.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { recordOccurrence } from '../attempts/store.ts'
import { lockOwnAttempt } from './policy.ts'
import { lastDone, setResumeCode } from './store.ts'

/** Who presses twice, or in two tabs, is shown the one fresh code, and not one that is worthless already. */
const SAME_CODE_FOR = MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newCode'>
type Asked = { teacher: SignedInTeacher; id: string; fresh: boolean }

/**
 * The code that lets a student go on from another device. A fresh one makes the one before worthless; the device that has
 * the attempt keeps it until the code is used.
 */
export const showResumeCode = (
  { db, now, newId, newCode }: Needs,
  { fresh, ...asked }: Asked,
): Promise<Result<{ resumeCode: string }, 'not_found' | 'attempt_ended'>> =>
  inOneTransaction(db, async (trx) => {
    const found = await lockOwnAttempt(trx, asked)
    if (!found) return fail('not_found')
    if (found.ended_at !== null) return fail('attempt_ended')
    const { id: attemptId, teacher } = asked
    const at = now()
    const renewedAt = fresh ? await lastDone(trx, attemptId, RENEWED) : null
    const isRenewed = fresh && (renewedAt === null || at - renewedAt > SAME_CODE_FOR)
    const resumeCode = isRenewed ? newCode(RESUME_CODE_LENGTH) : found.resume_code
    if (isRenewed) {
      await setResumeCode(trx, attemptId, resumeCode)
      await recordOccurrence(trx, {
        id: newId(),
        attemptId: attemptIdOf.parse(attemptId),
        at,
        kind: RENEWED,
        details: { by: teacher.id },
      })
    }
    const about = { teacherId: teacher.id, questionnaireId: found.questionnaire_id, attemptId }
    await recordActivity(trx, { ...about, at, kind: isRenewed ? 'resume_code_renewed' : 'resume_code_shown' })
    return ok({ resumeCode })
  })

const RENEWED = 'resume_code_renewed'
