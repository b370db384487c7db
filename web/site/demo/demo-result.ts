import { type AnswerSheet, timeOn, untouched } from '#domain/answers/answer.ts'
import { score } from '#domain/answers/scoring.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { unheaded } from '#domain/questionnaires/items/heading.ts'
import type { Answered } from '../../results/answers/answered-question.tsx'
import { DEMO_MARKING, type DemoPaper } from './demo-paper.ts'

type DemoResult = { score: { earned: number; most: number }; questions: Answered[] }

/** What the sheet is worth. A real quiz is scored on the server, by the same rules. */
export const demoResult = ({ questions }: DemoPaper, sheet: AnswerSheet): DemoResult => {
  const { total, outOf, answers } = score({ sections: [unheaded(questions)], marking: DEMO_MARKING }, sheet)
  const marked = new Map(answers.map((answer) => [answer.questionId, answer]))
  return {
    score: { earned: marksAsNumber(total), most: marksAsNumber(outOf) },
    questions: questions.map(({ lang, explanation, ...question }, index) => {
      const { answer } = sheet[question.id] ?? untouched
      const timeMs = timeOn(sheet[question.id] ?? untouched)
      return {
        number: index + 1,
        lang,
        question,
        answer,
        verdict: marked.get(question.id)?.verdict ?? 'blank',
        timeMs: timeMs > 0 ? timeMs : null,
        marks: marksAsNumber(marked.get(question.id)?.marks ?? 0),
        most: 1,
        explanation,
      }
    }),
  }
}
