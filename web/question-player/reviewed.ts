import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/papers.ts'
import { askedFromWire, keyFromWire } from '#contract/questions-on-wire.ts'
import { answerOf } from '#contract/submissions.ts'
import type { Verdict } from '#domain/marking.ts'
import type { Answered } from './answered-question.tsx'

type Asked = (QuizAnalysisOnWire | QuizPaperOnWire)['questions'][number]

type Given = {
  question_id: string
  selected_index: number
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
    const { selected_index = -1, is_correct = false, time_ms = 0, marks = null } = given.get(question.id) ?? {}
    return {
      number: index + 1,
      question: { ...askedFromWire(question), key: keyFromWire(question) },
      answer: answerOf(selected_index),
      verdict: selected_index < 0 ? 'blank' : is_correct ? 'correct' : 'wrong',
      timeMs: time_ms > 0 ? time_ms : null,
      marks,
    }
  })
}

export const verdictCounts = (questions: readonly { verdict: Verdict }[]): Record<Verdict, number> => {
  const counts = { correct: 0, wrong: 0, blank: 0 }
  for (const { verdict } of questions) counts[verdict] += 1
  return counts
}

/** All the time spent on questions, in milliseconds; null when none is known. */
export const totalTime = (questions: readonly { timeMs: number | null }[]): number | null =>
  questions.reduce<number | null>((sum, { timeMs }) => (timeMs === null ? sum : (sum ?? 0) + timeMs), null)
