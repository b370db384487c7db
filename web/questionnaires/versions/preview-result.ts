import * as z from 'zod/mini'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import { type AnswerSheet, timeOn, untouched } from '#domain/answers/answer.ts'
import { score } from '#domain/answers/scoring.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { question } from '#domain/questionnaires/items/question-schema.ts'
import { reviewedQuestions } from '../../results/answers/reviewed.ts'

/** What a sheet would be worth. A student's is scored on the server, by the same rules. */
export const previewResult = (quiz: QuizAnalysisOnWire, sheet: AnswerSheet) => {
  const marking = markingFromWire(quiz)
  const keyed = reviewedQuestions(quiz, { answers: [] }).map((each) => z.parse(question, each.question))
  const { total, outOf, answers } = score(keyed, sheet, marking)
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
