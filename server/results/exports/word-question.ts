import { fullMarksOf, type MarkingRules } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { keyInWords, kindInWords, promptInWords } from '#domain/questionnaires/items/question-words.ts'

/** A question as every row about one of its answers tells it. */
export type QuestionInWords = {
  number: number
  question: Question
  kind: string
  prompt: string
  right: string
  fullMarks: number
}

export const questionInWords = (question: Question, number: number, rules: MarkingRules): QuestionInWords => ({
  number,
  question,
  kind: kindInWords(question.kind),
  prompt: promptInWords(question),
  right: keyInWords(question),
  fullMarks: marksAsNumber(fullMarksOf(question, rules)),
})
