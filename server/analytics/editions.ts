import { setImmediate as aTurn } from 'node:timers/promises'
import { optionsChosen } from '#domain/item-findings.ts'
import { type MarkingRules, outOfAll } from '#domain/marking.ts'
import { fits, type Question } from '#domain/question.ts'
import { emptyTally, type QuestionTally, withAnswer } from '#domain/question-tally.ts'
import { questionsIn, type Version } from '#domain/questionnaire.ts'
import type { Kind } from '#domain/questions/rules.ts'
import { bytesOfSums, copyOfSums, countResult, emptySums, type QuizSums } from '#domain/quiz-sums.ts'
import { MINUTE } from '#domain/time-limit.ts'
import { hashOf } from '../secrets.ts'
import type { Result } from './find-results.ts'

/** What the results of all versions with the same questions, marked in the same way, came to. */
export type EditionTally = {
  total: number
  questions: { question: Question; tally: QuestionTally<Kind> }[]
  marking: MarkingRules
  sums: QuizSums
}

const keys = new WeakMap<Version['sections'], string>()

/** The same for versions whose questions are the same and marked in the same way: a quiz that was only renamed goes on. */
export const editionOf = (version: Version): string => {
  const known = keys.get(version.sections)
  if (known !== undefined) return known
  const key = hashOf(JSON.stringify([questionsIn(version), version.marking]))
  keys.set(version.sections, key)
  return key
}

export const emptyEdition = (version: Version): EditionTally => {
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

/** Changes the edition. `minutes`: how long the result's own version lets one take. */
export const countInto = (edition: EditionTally, result: Result, minutes: number): void => {
  const entries = new Map(result.entries().map((entry) => [entry.questionId, entry]))
  const answers = edition.questions.map(({ question }) => {
    const { answer = null, marks = 0 } = entries.get(question.id) ?? {}
    return { marks, options: answer !== null && fits(question, answer) ? optionsChosen(question.kind, answer) : [] }
  })
  edition.total += 1
  edition.questions = edition.questions.map((known) => {
    const entry = entries.get(known.question.id)
    return entry ? { ...known, tally: withAnswer<Kind>(known.question, known.tally, entry) } : known
  })
  const outOf = outOfAll(
    edition.questions.map(({ question }) => question),
    edition.marking,
  )
  const timeShare = (result.endedAt - result.startedAt) / (minutes * MINUTE)
  countResult(edition.sums, { answers, outOf, timeShare }, 1)
}

/** Roughly what it takes in memory; the questions are the versions' own. */
export const bytesOfEdition = async ({ questions, sums }: EditionTally): Promise<number> => {
  let bytes = bytesOfSums(sums)
  for (const { tally } of questions) bytes += 2 * JSON.stringify(tally).length
  await aTurn()
  return bytes
}
