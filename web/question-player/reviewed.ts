import * as z from 'zod/mini'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/papers.ts'
import { askedFromWire, keyFromWire } from '#contract/questions-on-wire.ts'
import { answerOf } from '#contract/submissions.ts'
import type { Verdict } from '#domain/marking.ts'
import { keyedQuestion } from '#domain/question.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Answered } from './answered-question.tsx'

type Asked = (QuizAnalysisOnWire | QuizPaperOnWire)['questions'][number]

type Given = {
  question_id: string
  selected_index: number
  value?: Value | undefined
  verdict?: Verdict | undefined
  is_correct?: boolean | undefined
  time_ms?: number | undefined
  /** What it earned, where that is told. */
  marks?: number | undefined
}

/** Every question of the paper, with what the student made of it. */
export const reviewedQuestions = (
  quiz: { questions: readonly Asked[] },
  { answers }: { answers: readonly Given[] },
): Answered[] => {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return quiz.questions.map((question, index) => {
    const found = given.get(question.id)
    const { is_correct = false, time_ms = 0, marks = null } = found ?? {}
    const answer = found ? answerOf(found) : null
    return {
      number: index + 1,
      question: z.parse(keyedQuestion, { ...askedFromWire(question), key: keyFromWire(question) }),
      answer,
      verdict: answer === null ? 'blank' : (found?.verdict ?? (is_correct ? 'correct' : 'wrong')),
      timeMs: time_ms > 0 ? time_ms : null,
      marks,
      ...('explanation' in question && question.explanation && { explanation: question.explanation }),
    }
  })
}

export const verdictCounts = (questions: readonly { verdict: Verdict }[]): Record<Verdict, number> => {
  const counts = { correct: 0, partly: 0, wrong: 0, blank: 0 }
  for (const { verdict } of questions) counts[verdict] += 1
  return counts
}

/** All the time spent on questions, in milliseconds; null when none is known. */
export const totalTime = (questions: readonly { timeMs: number | null }[]): number | null =>
  questions.reduce<number | null>((sum, { timeMs }) => (timeMs === null ? sum : (sum ?? 0) + timeMs), null)
