import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { Verdict } from '#domain/marking.ts'
import type { Answered } from './answered-question.tsx'

export type ReviewedQuestion = Answered & { id: string }

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
): ReviewedQuestion[] => {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  return quiz.questions.map((question, index) => {
    const { selected_index = -1, is_correct = false, time_ms = 0, marks = null } = given.get(question.id) ?? {}
    return {
      id: question.id,
      number: index + 1,
      problem: question.problem,
      options: question.options,
      chosen: selected_index < 0 ? null : selected_index,
      correct: 'correct_answer' in question ? question.correct_answer : null,
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
