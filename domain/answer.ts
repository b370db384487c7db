import * as z from 'zod/mini'
import { type QuestionId, questionId } from './question.ts'

export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choice'), option: z.int().check(z.nonnegative()) }),
])
export type Answer = z.infer<typeof answer>

/** What a participant has done with one question: `answer` is null while it is blank, `timeMs` is milliseconds spent. */
export const answerEntry = z.object({
  answer: z.nullable(answer),
  isMarked: z.boolean(),
  timeMs: z.int().check(z.nonnegative()),
})
export type AnswerEntry = z.infer<typeof answerEntry>

/** Keyed by question id, never by position: an edited or shuffled paper cannot move an answer to another question. */
export const answerSheet = z.record(questionId, answerEntry)
export type AnswerSheet = Record<QuestionId, AnswerEntry>

/** Every entry of `late` replaces the one of `early`; questions that only one of them names keep theirs. */
export const mergedSheet = (early: AnswerSheet, late: AnswerSheet): AnswerSheet => ({ ...early, ...late })
