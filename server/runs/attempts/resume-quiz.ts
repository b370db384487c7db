import type { Identity } from '#domain/questionnaires/identity.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { lockAttempts } from '../../database/dialect.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { hashOf, tokenOfDevice } from '../../secrets.ts'
import { noteSecurity, pseudonymOf } from '../../security-log.ts'
import { resumeTriesAt } from './count-resume-tries.ts'
import { type WholeAttempt, wholeAttemptById, wholeAttemptsByParticipant } from './find-whole-attempts.ts'
import { handOver, hasHeld, participantKey, recordOccurrence } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'newToken' | 'newId' | 'delay' | 'log' | 'sign'>
type Request = {
  quiz: ShelvedQuiz
  /** Whose attempt is asked for, by each form that asks for just this. */
  identities: readonly Identity[]
  resumeCode: string
  deviceKey: string | null
  address: string
  /** The hash of the token that this browser holds for this quiz. */
  heldTokenHash: string | null
}
type Resumed = { attempt: WholeAttempt; token: string }

/**
 * Hands an attempt to the device that knows its resume code; the one before may still deliver what it has. Whether
 * nobody has started so or the code is wrong is not told: knowing a number must not tell who took part.
 */
export const resumeQuiz = async (
  context: Needs,
  { quiz, identities, resumeCode, deviceKey, address, heldTokenHash }: Request,
): Promise<Result<Resumed, 'wrong_resume_code' | 'too_many_attempts'>> => {
  const keys = identities.map((identity) => participantKey(quiz.questionnaire.id, identity))
  const begun = await wholeAttemptsByParticipant(context.db, keys)
  const key = keys.find((each) => begun.has(each)) ?? keys[0] ?? ''
  const found = begun.get(key)
  const { shareCode } = quiz.questionnaire
  const isKnown = found !== undefined && heldTokenHash !== null && (await hasHeld(context.db, found, heldTokenHash))
  const device = isKnown ? heldTokenHash : null
  const tries = resumeTriesAt(context, { quizCode: shareCode, participantKey: key, address, device })
  if (!(await tries.take())) return fail('too_many_attempts')
  if (!found || found.resumeCode !== resumeCode) {
    noteSecurity(context, 'resume_failed', { attempt: found?.id ?? pseudonymOf(context, key), address })
    return fail((await tries.failed()) ? 'wrong_resume_code' : 'too_many_attempts')
  }
  await tries.succeeded()
  noteSecurity(context, 'attempt_resumed', { attempt: found.id, address })
  const token = (deviceKey === null ? null : tokenOfDevice(deviceKey, shareCode)) ?? context.newToken()
  const attempt = await takeOver(context, { id: found.id, tokenHash: hashOf(token) })
  return attempt ? ok({ attempt, token }) : fail('wrong_resume_code')
}

/** Asked again by the device that has it already, it is the same hand-over; null: the attempt was erased meanwhile. */
const takeOver = ({ db, now, newId }: Needs, { id, tokenHash }: { id: string; tokenHash: string }) =>
  db.transaction().execute(async (trx): Promise<WholeAttempt | null> => {
    await lockAttempts(trx, { tokens: [], ids: [id] })
    const attempt = await wholeAttemptById(trx, id)
    if (!attempt || attempt.tokenHash === tokenHash) return attempt
    const { turn } = attempt
    await handOver(trx, {
      id: attempt.id,
      from: { tokenHash: attempt.tokenHash, turn },
      to: tokenHash,
      isNewTurn: true,
    })
    const details = { turn: turn + 1 }
    await recordOccurrence(trx, { id: newId(), attemptId: attempt.id, at: now(), kind: 'handed_over', details })
    return { ...attempt, tokenHash, turn: turn + 1 }
  })
