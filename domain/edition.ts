import { optionsChosen } from './item-findings.ts'
import { type MarkingRules, outOfAll } from './marking.ts'
import { fits, type Question } from './question.ts'
import { emptyTally, type QuestionTally, withAnswer } from './question-tally.ts'
import { questionsIn, type Version } from './questionnaire.ts'
import type { Kind } from './questions/rules.ts'
import { bytesOfSums, copyOfSums, countResult, emptySums, type QuizSums } from './quiz-sums.ts'
import type { MarkedEntry } from './submission.ts'

/** What the results of all versions with the same questions, marked in the same way, came to. */
export type EditionTally = {
  total: number
  questions: { question: Question; tally: QuestionTally<Kind> }[]
  marking: MarkingRules
  sums: QuizSums
}

export const emptyEdition = (version: Pick<Version, 'sections' | 'marking'>): EditionTally => {
  const questions = questionsIn(version)
  return {
    total: 0,
    questions: questions.map((question) => ({ question, tally: emptyTally(question) })),
    marking: version.marking,
    sums: emptySums(questions.length),
  }
}

/** What is counted into the copy is not in the original, which others may be reading. */
export const copyOfEdition = (edition: EditionTally): EditionTally => ({
  ...edition,
  questions: [...edition.questions],
  sums: copyOfSums(edition.sums),
})

/** Changes the edition. `timeShare`: the part of the time allowed that the result took. */
export const countIntoEdition = (edition: EditionTally, result: readonly MarkedEntry[], timeShare: number): void => {
  const entries = new Map(result.map((entry) => [entry.questionId, entry]))
  const questions = edition.questions.map(({ question }) => question)
  const answers = questions.map((question) => {
    const { answer = null, marks = 0 } = entries.get(question.id) ?? {}
    return { marks, options: answer !== null && fits(question, answer) ? optionsChosen(question.kind, answer) : [] }
  })
  edition.total += 1
  edition.questions = edition.questions.map((known) => {
    const entry = entries.get(known.question.id)
    return entry ? { ...known, tally: withAnswer<Kind>(known.question, known.tally, entry) } : known
  })
  countResult(edition.sums, { answers, outOf: outOfAll(questions, edition.marking), timeShare }, 1)
}

/** Roughly what it takes in memory; the questions are the versions' own. */
export const bytesOfEdition = ({ questions, sums }: EditionTally): number =>
  questions.reduce((bytes, { tally }) => bytes + 2 * JSON.stringify(tally).length, bytesOfSums(sums))
