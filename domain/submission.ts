import * as z from 'zod/mini'
import type { Answer, AnswerSheet } from './answer.ts'
import { fits, type Verdict } from './marking.ts'
import type { Marks } from './marks.ts'
import { type Question, type QuestionId, questionId } from './question.ts'
import { fail, ok, type Result } from './result.ts'
import { acceptsAnswers, type Instant } from './time-limit.ts'

export const submissionId = z.string().check(z.minLength(1)).brand<'SubmissionId'>()
export type SubmissionId = z.infer<typeof submissionId>

/** Who ended a submission: its student, or the server after the time was over. */
export const endedBy = z.enum(['student', 'server'])
export type EndedBy = z.infer<typeof endedBy>

/** One question of an ended submission: what was answered, and what it earned; `timeMs` is milliseconds spent. */
export type MarkedEntry = {
  questionId: QuestionId
  answer: Answer | null
  timeMs: number
  verdict: Verdict
  marks: Marks
}

type Progress = { endsAt: Instant; endedAt: Instant | null; revision: number }

/**
 * What becomes of a save that arrives at `now`. Revisions rise by one with every change on the device, so one that is
 * not newer than the stored revision is late or a repeat, and changes nothing.
 */
export const receivedSave = (
  { endsAt, endedAt, revision }: Progress,
  save: { revision: number },
  now: Instant,
): Result<'store' | 'keep', 'already_submitted' | 'time_over'> => {
  if (endedAt !== null) return fail('already_submitted')
  if (!acceptsAnswers(endsAt, now)) return fail('time_over')
  return ok(save.revision > revision ? 'store' : 'keep')
}

/** The question ids of `sheet` that are not on the paper, or whose answer no student could have given. */
export const misfits = (questions: Question[], sheet: AnswerSheet): QuestionId[] => {
  const byId = new Map<string, Question>(questions.map((question) => [question.id, question]))
  return Object.entries(sheet)
    .filter(([id, { answer: given }]) => {
      const question = byId.get(id)
      return question === undefined || (given !== null && !fits(question, given))
    })
    .map(([id]) => questionId.parse(id))
}
