import * as z from 'zod/mini'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { type AnswerSheet, timeOn, untouched } from '#domain/answers/answer.ts'
import { score } from '#domain/answers/scoring.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { type Section, unheaded } from '#domain/questionnaires/items/heading.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { question } from '#domain/questionnaires/items/question-schema.ts'
import { reviewedQuestions } from '../../results/answers/reviewed.ts'

/** The questions by section where only some of one count, or its total has a floor. */
const sectionsOf = (
  questions: Question[],
  { layout, marks_floor: floor }: Pick<QuizAnalysisOnWire, 'layout' | 'marks_floor'>,
): Section[] => {
  const some = (layout?.sections ?? []).filter(({ choose }) => choose !== undefined || floor === 'section')
  const isIn = ({ id }: Question, { question_ids }: { question_ids: string[] }) => question_ids.includes(id)
  return [
    unheaded(questions.filter((each) => !some.some((section) => isIn(each, section)))),
    ...some.map((section) => ({
      ...unheaded(questions.filter((each) => isIn(each, section))),
      choose: section.choose,
    })),
  ]
}

/** What a sheet would be worth. A student's is scored on the server, by the same rules. */
export const previewResult = (quiz: QuizAnalysisOnWire, sheet: AnswerSheet) => {
  const marking = markingFromWire(quiz)
  const keyed = reviewedQuestions(quiz, { answers: [] }).map((each) => z.parse(question, each.question))
  const { total, outOf, answers } = score({ sections: sectionsOf(keyed, quiz), marking }, sheet)
  const given = answers.map(({ questionId, verdict, marks }) => ({
    question_id: questionId,
    ...answerOnWire(sheet[questionId]?.answer ?? null),
    verdict,
    marks: marksAsNumber(marks),
    time_ms: timeOn(sheet[questionId] ?? untouched),
  }))
  return {
    score: { earned: marksAsNumber(total), most: marksAsNumber(outOf) },
    waiting: answers.filter(({ verdict }) => verdict === 'waiting').length,
    questions: reviewedQuestions(quiz, { answers: given }),
  }
}
