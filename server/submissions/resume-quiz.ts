import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { forgive, takeTry } from '../http/limits.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import { hashOf } from '../secrets.ts'
import { type Submission, submissionsByParticipant } from './find-submissions.ts'
import { participantKey, replaceToken } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config'>
type Request = { quiz: ShelvedQuiz; phone: string; resumeCode: string; token: string }

/** Whether the phone number is unknown or the code wrong is not told: knowing a number must not tell who took part. */
export const resumeQuiz = async (
  context: Needs,
  { quiz, phone, resumeCode, token }: Request,
): Promise<Result<Submission, 'wrong_resume_code' | 'too_many_attempts'>> => {
  const key = participantKey(quiz.questionnaire.id, phone)
  const student = { limit: 'resumeCodeOfStudent', of: hashOf(key) } as const
  if (!(await takeTry(context, student))) return fail('too_many_attempts')
  const submission = (await submissionsByParticipant(context.db, [key])).get(key)
  if (!submission || submission.resumeCode !== resumeCode) return fail('wrong_resume_code')
  await forgive(context, student)
  await replaceToken(context.db, submission.id, hashOf(token))
  return ok(submission)
}
