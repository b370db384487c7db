import { createQuiz } from '#contract/questionnaires.ts'
import { nanosecondsOf } from '#contract/wire.ts'
import type { CompleteQuestion } from '#domain/draft.ts'
import { callAsTeacher } from '../accounts/api.ts'
import type { CallInput } from '../api/call.ts'
import { randomKey } from '../api/random-key.ts'

export type FinishedQuiz = {
  title: string
  subject: string
  minutes: number
  hasNegativeMarking: boolean
  questions: CompleteQuestion[]
}

/** A hundred questions over a slow line take their time. */
const PATIENCE_MS = 30_000

type Body = CallInput<typeof createQuiz>['body']

let unanswered: { content: string; key: string } | null = null

/** The same content sent again keeps its key until it is answered, so a lost answer can't make a second quiz. */
const keyOf = (body: Body): string => {
  const content = JSON.stringify(body)
  unanswered = unanswered?.content === content ? unanswered : { content, key: randomKey() }
  return unanswered.key
}

export const publish = async ({ title, subject, minutes, hasNegativeMarking, questions }: FinishedQuiz) => {
  const body: Body = {
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
  }
  const reply = await callAsTeacher(
    createQuiz,
    { body: { ...body, draft_key: keyOf(body) } },
    { timeoutMs: PATIENCE_MS },
  )
  if (reply.ok) unanswered = null
  return reply
}
