import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { lockAttempts } from '../database/dialect.ts'
import { forgive, takeTry } from '../http/limits.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import { hashOf, tokenOfDevice } from '../secrets.ts'
import { type Submission, submissionById, submissionsByParticipant } from './find-submissions.ts'
import { handOver, participantKey, recordOccurrence } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'newToken' | 'newId'>
type Request = { quiz: ShelvedQuiz; phone: string; resumeCode: string; deviceKey: string | null }
type Resumed = { submission: Submission; token: string }

/**
 * Hands an attempt to the device that knows its resume code; the one before may still deliver what it has. Whether the
 * phone number is unknown or the code wrong is not told: knowing a number must not tell who took part.
 */
export const resumeQuiz = async (
  context: Needs,
  { quiz, phone, resumeCode, deviceKey }: Request,
): Promise<Result<Resumed, 'wrong_resume_code' | 'too_many_attempts'>> => {
  const key = participantKey(quiz.questionnaire.id, phone)
  const student = { limit: 'resumeCodeOfStudent', of: hashOf(key) } as const
  if (!(await takeTry(context, student))) return fail('too_many_attempts')
  const found = (await submissionsByParticipant(context.db, [key])).get(key)
  if (!found || found.resumeCode !== resumeCode) return fail('wrong_resume_code')
  await forgive(context, student)
  const { shareCode } = quiz.questionnaire
  const token = (deviceKey === null ? null : tokenOfDevice(deviceKey, shareCode)) ?? context.newToken()
  const submission = await takeOver(context, { id: found.id, tokenHash: hashOf(token) })
  return submission ? ok({ submission, token }) : fail('wrong_resume_code')
}

/** Asked again by the device that has it already, it is the same hand-over; null: the attempt was erased meanwhile. */
const takeOver = ({ db, now, newId }: Needs, { id, tokenHash }: { id: string; tokenHash: string }) =>
  db.transaction().execute(async (trx): Promise<Submission | null> => {
    await lockAttempts(trx, { tokens: [], ids: [id] })
    const submission = await submissionById(trx, id)
    if (!submission || submission.tokenHash === tokenHash) return submission
    const { turn } = submission
    await handOver(trx, {
      id: submission.id,
      from: { tokenHash: submission.tokenHash, turn },
      to: tokenHash,
      isNewTurn: true,
    })
    const details = { turn: turn + 1 }
    await recordOccurrence(trx, { id: newId(), submissionId: submission.id, at: now(), kind: 'handed_over', details })
    return { ...submission, tokenHash, turn: turn + 1 }
  })
