import { type AnswerSheet, timeOn, untouched } from '#domain/answer.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { score } from '#domain/scoring.ts'
import type { ReviewedQuestion } from '../../question-player/reviewed.ts'
import { DEMO_MARKING, type DemoPaper } from './demo-paper.ts'

type DemoResult = { score: { earned: number; most: number }; questions: ReviewedQuestion[] }

/** What the sheet is worth. A real quiz is scored on the server, by the same rules. */
export const demoResult = ({ questions }: DemoPaper, sheet: AnswerSheet): DemoResult => {
  const { total, outOf, answers } = score(questions, sheet, DEMO_MARKING)
  const verdicts = new Map(answers.map(({ questionId, verdict }) => [questionId, verdict]))
  return {
    score: { earned: marksAsNumber(total), most: marksAsNumber(outOf) },
    questions: questions.map(({ id, lang, problem, options, correctOption, explanation }, index) => {
      const { answer } = sheet[id] ?? untouched
      const timeMs = timeOn(sheet[id] ?? untouched)
      return {
        id,
        number: index + 1,
        lang,
        problem,
        options,
        chosen: answer?.option ?? null,
        correct: correctOption,
        verdict: verdicts.get(id) ?? 'blank',
        timeMs: timeMs > 0 ? timeMs : null,
        marks: null,
        explanation,
      }
    }),
  }
}
