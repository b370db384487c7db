import type { QuestionId } from '../questions/question-id.ts'
import type { Kind } from '../questions/rules.ts'
import { type EditionTally, fullMarksOfAll, type TalliedQuestion } from './edition.ts'
import type { Measured } from './item-statistics.ts'
import { mergedTally } from './question-tally.ts'
import { itemResultsAt, joinedItemResults } from './quiz-sums.ts'

/** A question with all that was answered to it. */
export type ResultsOfQuestion = TalliedQuestion & Pick<Measured, 'results' | 'comparable'>

/** One edition by itself. */
export const resultsOfEdition = ({ questions, sums }: EditionTally): ResultsOfQuestion[] =>
  questions.map((each, at) => {
    const results = itemResultsAt(sums, at)
    return { ...each, results, comparable: results }
  })

type Met = ResultsOfQuestion & { fullMarks: number }

/**
 * What all editions came to, the newest first: each question once, with the results of all that met it. Totals are compared
 * among those with as many full marks as the newest edition that asks it.
 */
export const resultsOfAll = (editions: readonly EditionTally[]): ReadonlyMap<QuestionId, ResultsOfQuestion> => {
  const met = new Map<QuestionId, Met[]>()
  for (const edition of editions) {
    const fullMarks = fullMarksOfAll(edition.questions)
    for (const each of resultsOfEdition(edition)) {
      const { id } = each.question
      met.set(id, [...(met.get(id) ?? []), { ...each, fullMarks }])
    }
  }
  return new Map([...met].flatMap(([id, all]) => joined(all).map((each) => [id, each])))
}

const joined = (all: readonly Met[]): ResultsOfQuestion[] => {
  const [newest] = all
  if (!newest) return []
  const { question, rules } = newest
  const comparable = all.filter(({ fullMarks }) => fullMarks === newest.fullMarks)
  return [
    {
      ...{ question, rules },
      tally: all.map(({ tally }) => tally).reduce((one, other) => mergedTally<Kind>(question, one, other)),
      results: joinedItemResults(all.map(({ results }) => results)),
      comparable: joinedItemResults(comparable.map(({ results }) => results)),
    },
  ]
}
