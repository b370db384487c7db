import { fullMarksOf, type MarkingRules, penaltyOf } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import { analysisOf } from '../questionnaires/items/facets.ts'
import type { Question } from '../questionnaires/items/question.ts'
import type { Kind } from '../questions/rules.ts'
import type { ItemResults, ItemSums } from './quiz-sums.ts'
import { type Counted, rowsIn } from './spread.ts'

/*
 * The figures of Moodle's quiz statistics, by the definitions it publishes
 * (docs.moodle.org/dev/Quiz_statistics_calculations): x is the mark for one question, T the total of the same result,
 * X = T - x what the other questions earned, S the number of results. Variances and covariances are those of a sample,
 * divided by S - 1. Blanks count as 0 marks, and so do answers that wait to be marked.
 */

/** What several questions and a quiz are made of: sums of so many values, of their squares, of products with others. */
export const varianceOf = (count: number, sum: number, squares: number): number => {
  if (count < 2) return 0
  const deviation = squares - sum * (sum / count)
  // What is left of equal values by rounding is nothing.
  return deviation <= squares * 1e-12 ? 0 : deviation / (count - 1)
}

const covarianceWithTotal = ({ count, totals, totalSquares, item }: ItemResults): number => {
  if (count < 2) return 0
  const deviation = item.withTotal - item.marks * (totals / count)
  const most = Math.sqrt(item.squares) * Math.sqrt(totalSquares)
  return Math.abs(deviation) <= most * 1e-12 ? 0 : deviation / (count - 1)
}

const byValue = (one: Counted, other: Counted) => one.value - other.value

/** C_max(x, X): the covariance if whoever has more of X had more of x as well: both in order, the first with the first. */
const greatestCovariance = ({ byMark }: ItemSums): number => {
  const rows = rowsIn(byMark)
  const marks = rows.map(({ row, totals }) => ({
    value: row,
    count: totals.reduce((sum, { count }) => sum + count, 0),
  }))
  const rest = rows.flatMap(({ row, totals }) => totals.map(({ value, count }) => ({ value: value - row, count })))
  marks.sort(byValue)
  rest.sort(byValue)
  const count = marks.reduce((sum, each) => sum + each.count, 0)
  if (count < 2) return 0
  const meanOf = (all: Counted[]) => all.reduce((sum, each) => sum + each.value * (each.count / count), 0)
  const [meanMark, meanRest] = [meanOf(marks), meanOf(rest)]
  let products = 0
  let at = 0
  let left = marks[0]?.count ?? 0
  for (const each of rest) {
    let open = each.count
    while (open > 0 && at < marks.length) {
      const together = Math.min(open, left)
      products += together * ((marks[at]?.value ?? 0) - meanMark) * (each.value - meanRest)
      open -= together
      left -= together
      if (left > 0) continue
      at += 1
      left = marks[at]?.count ?? 0
    }
  }
  return products / (count - 1)
}

/** Each null where it is not defined: nobody has handed in, everybody has the same marks, guessing can't be told. */
export type ItemStatistics = {
  /** Facility index, percent of full marks on average: 100 x̄ / x(max). Below 0 where wrong answers cost more than right ones earned. */
  facility: number | null
  /** Standard deviation of the marks, percent of full marks: 100 √V(x) / x(max). */
  deviation: number | null
  /** Random guess score, percent of full marks: what guessing earns on average. */
  randomGuess: number | null
  /** Intended weight, percent of all marks: 100 x(max) / Σ x(max). */
  intendedWeight: number | null
  /** Effective weight, percent: 100 √C(x, T) / Σ √C(x, T), over the questions whose covariance is not negative; null for the others. */
  effectiveWeight: number | null
  /** Discrimination index, percent from -100 to 100: the correlation 100 C(x, X) / √(V(x) V(X)). */
  discrimination: number | null
  /** Discriminative efficiency, percent, 100 at most: 100 C(x, X) / C_max(x, X). Exact as long as a question's marks and totals are few. */
  efficiency: number | null
}

/**
 * One question of a quiz as it is asked, by which rules it is marked, and its results; `comparable`: those of them whose
 * totals are of the same full marks, by which it separates.
 */
export type Measured = { question: Question; rules: MarkingRules; results: ItemResults; comparable: ItemResults }

/** The statistics of each question of a quiz. */
export const itemStatistics = (measured: readonly Measured[]): ItemStatistics[] => {
  const of = statisticsOf(measured)
  return measured.map((each) => of(each))
}

/** The same one by one, for whoever has others to serve between two of hundreds. */
export const statisticsOf = (measured: readonly Measured[]) => {
  const fullOf = ({ question, rules }: Measured) => fullMarksOf(question, rules)
  const allMarks = measured.reduce((sum, each) => sum + fullOf(each), 0)
  const withTotals = new Map(measured.map((each) => [each, covarianceWithTotal(each.comparable)]))
  const roots = [...withTotals.values()].reduce((sum, each) => sum + (each > 0 ? Math.sqrt(each) : 0), 0)
  return (each: Measured): ItemStatistics => {
    const outOf = fullOf(each)
    if (outOf === 0) return NOT_MARKED
    const covariance = withTotals.get(each) ?? 0
    const guessed = randomGuess(each.question, each.rules)
    return {
      ...achieved(each.results, outOf),
      ...separating(each.comparable, covariance),
      randomGuess: guessed === null ? null : (100 * guessed) / outOf,
      intendedWeight: allMarks === 0 ? null : (100 * outOf) / allMarks,
      effectiveWeight: roots === 0 || covariance < 0 ? null : (100 * Math.sqrt(covariance)) / roots,
    }
  }
}

/** Of a question where nothing is right or wrong. */
const NOT_MARKED: ItemStatistics = {
  ...{ facility: null, deviation: null, discrimination: null, efficiency: null },
  ...{ randomGuess: null, intendedWeight: null, effectiveWeight: null },
}

const achieved = ({ count, item }: ItemResults, outOf: Marks): Pick<ItemStatistics, 'facility' | 'deviation'> => ({
  facility: count === 0 ? null : (100 * item.marks) / count / outOf,
  deviation: count < 2 ? null : (100 * Math.sqrt(varianceOf(count, item.marks, item.squares))) / outOf,
})

const separating = (
  { count, totals, totalSquares, item }: ItemResults,
  covariance: number,
): Pick<ItemStatistics, 'discrimination' | 'efficiency'> => {
  if (count < 2) return { discrimination: null, efficiency: null }
  const variance = varianceOf(count, item.marks, item.squares)
  const withRest = covariance - variance
  const ofTotals = varianceOf(count, totals, totalSquares)
  const ofRest = ofTotals - 2 * covariance + variance
  const isRestTheSame = ofRest <= (ofTotals + variance) * 1e-12
  const greatest = greatestCovariance(item)
  return {
    discrimination: variance === 0 || isRestTheSame ? null : (100 * withRest) / Math.sqrt(variance * ofRest),
    efficiency: variance === 0 || isRestTheSame || greatest <= 0 ? null : (100 * withRest) / greatest,
  }
}

/** The marks that guessing earns on average; null where nobody can say. What is typed or written is guessed right by nobody. */
const randomGuess = (question: Question, rules: MarkingRules): Marks | null => {
  const { marksPerQuestion: full } = rules
  const answers = analysisOf<Kind>(question.kind).guesses?.(question.asked)
  if (answers === undefined) return null
  return answers === 0 ? 0 : (full - (answers - 1) * penaltyOf(rules)) / answers
}
