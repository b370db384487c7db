import { createQuiz } from '#contract/questionnaires.ts'
import { nanosecondsOf } from '#contract/wire.ts'
import type { CompleteQuestion } from '#domain/draft.ts'
import { callAsTeacher } from '../accounts/api.ts'

export type FinishedQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  questions: CompleteQuestion[]
}

/** A hundred questions over a slow line take their time. */
const PATIENCE_MS = 30_000

export const publish = ({ title, subject, minutes, hasNegativeMarking, questions }: FinishedQuiz) =>
  callAsTeacher(
    createQuiz,
    {
      body: {
        title,
        subject,
        no_of_questions: questions.length,
        duration: nanosecondsOf(minutes),
        is_negative_marking: hasNegativeMarking,
        questions: questions.map(({ problem, options, correctOption }) => ({
          problem,
          options,
          correct_answer: correctOption,
        })),
      },
    },
    { timeoutMs: PATIENCE_MS },
  )
