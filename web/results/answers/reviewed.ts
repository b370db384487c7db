import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { ownFromWire } from '#contract/questionnaires/own-on-wire.ts'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire, keyTablesFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { answerOf, type HandMarkOnWire } from '#contract/runs/attempts.ts'
import { fullMarksOf, type Verdict } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { readKeyed } from '#domain/questionnaires/items/question.ts'
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
  /** What a person made of it. */
  mark?: HandMarkOnWire | undefined
}

/** Every question of the paper, with what the student made of it. */
export const reviewedQuestions = (
  quiz: Parameters<typeof markingFromWire>[0] & { questions: readonly Asked[] },
  { answers }: { answers: readonly Given[] },
): Answered[] => {
  const given = new Map(answers.map((answer) => [answer.question_id, answer]))
  const rules = markingFromWire(quiz)
  return quiz.questions.map((onWire, index) => {
    const question = readKeyed({
      ...askedFromWire(onWire),
      ...ownFromWire(onWire),
      key: keyFromWire(onWire),
      ...keyTablesFromWire(onWire),
    })
    const found = given.get(question.id)
    const { is_correct = false, time_ms = 0, mark, marks = mark?.marks ?? null } = found ?? {}
    const answer = found ? answerOf(found) : null
    return {
      number: index + 1,
      question,
      answer,
      verdict: found?.verdict ?? (answer === null ? 'blank' : is_correct ? 'correct' : 'wrong'),
      timeMs: time_ms > 0 ? time_ms : null,
      marks,
      ...(mark && { mark }),
      most: marksAsNumber(fullMarksOf(question, rules)),
      ...('explanation' in onWire && onWire.explanation && { explanation: onWire.explanation }),
      ...(question.language && { lang: question.language }),
    }
  })
}

/** All the time spent on questions, in milliseconds; null when none is known. */
export const totalTime = (questions: readonly { timeMs: number | null }[]): number | null =>
  questions.reduce<number | null>((sum, { timeMs }) => (timeMs === null ? sum : (sum ?? 0) + timeMs), null)
