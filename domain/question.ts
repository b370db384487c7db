import * as z from 'zod/mini'
import { requiredText } from './text.ts'

export const MIN_OPTIONS = 2
/** The editor sets no limit; this one only keeps a runaway paste from becoming a paper nobody can open. */
export const MAX_OPTIONS = 100
export const MAX_PROBLEM_LENGTH = 10_000
export const MAX_OPTION_LENGTH = 2_000

export const questionId = z.string().check(z.minLength(1), z.maxLength(64)).brand<'QuestionId'>()
export type QuestionId = z.infer<typeof questionId>

export const problemText = requiredText(MAX_PROBLEM_LENGTH)
export const optionText = requiredText(MAX_OPTION_LENGTH)

const singleChoice = z.object({
  kind: z.literal('single_choice'),
  id: questionId,
  problem: problemText,
  options: z.array(optionText).check(z.minLength(MIN_OPTIONS), z.maxLength(MAX_OPTIONS)),
  correctOption: z.int().check(z.nonnegative()),
})

export const question = z.discriminatedUnion('kind', [singleChoice])
export type Question = z.infer<typeof question>
