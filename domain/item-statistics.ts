import { fullMarksOf, type MarkingRules, penaltyOf, rulesFor } from './marking.ts'
import type { Marks } from './marks.ts'
import type { Question } from './question.ts'
import type { ItemSums, QuizSums } from './quiz-sums.ts'
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

const covarianceWithTotal = ({ marks, squares, withTotal }: ItemSums, sums: QuizSums): number => {
  if (sums.count < 2) return 0
  const deviation = withTotal - marks * (sums.totals / sums.count)
  const most = Math.sqrt(squares) * Math.sqrt(sums.totalSquares)
  return Math.abs(deviation) <= most * 1e-12 ? 0 : deviation / (sums.count - 1)
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

/** Whose answers are in question: the questions in the order of the sums, and by which rules they are marked. */
export type Marked = { questions: readonly Question[]; marking: MarkingRules }

/** The statistics of each question, in their order. */
export const itemStatistics = (sums: QuizSums, marked: Marked): ItemStatistics[] =>
  marked.questions.map(statisticsAt(sums, marked))

/** The same one by one, for whoever has others to serve between two of hundreds. */
export const statisticsAt = (sums: QuizSums, { questions, marking }: Marked) => {
  const full = questions.map((question) => fullMarksOf(question, marking))
  const allMarks = full.reduce((sum, each) => sum + each, 0)
  const withTotals = sums.items.map((item) => covarianceWithTotal(item, sums))
  const roots = withTotals.reduce((sum, covariance) => sum + (covariance > 0 ? Math.sqrt(covariance) : 0), 0)
  return (question: Question, at: number): ItemStatistics => {
    const outOf = full[at] ?? 0
    if (outOf === 0) return NOT_MARKED
    const item = sums.items[at]
    const covariance = withTotals[at] ?? 0
    const guessed = randomGuess(question, rulesFor(question, marking))
    return {
      ...(item ? answeredStatistics(item, sums, { outOf, covariance }) : NOTHING),
      randomGuess: guessed === null ? null : (100 * guessed) / outOf,
      intendedWeight: allMarks === 0 ? null : (100 * outOf) / allMarks,
      effectiveWeight: roots === 0 || covariance < 0 ? null : (100 * Math.sqrt(covariance)) / roots,
    }
  }
}

const NOTHING = { facility: null, deviation: null, discrimination: null, efficiency: null }
/** Of a question where nothing is right or wrong. */
const NOT_MARKED: ItemStatistics = { ...NOTHING, randomGuess: null, intendedWeight: null, effectiveWeight: null }

const answeredStatistics = (
  item: ItemSums,
  sums: QuizSums,
  { outOf, covariance }: { outOf: Marks; covariance: number },
): Pick<ItemStatistics, 'facility' | 'deviation' | 'discrimination' | 'efficiency'> => {
  if (sums.count === 0) return NOTHING
  const facility = (100 * item.marks) / sums.count / outOf
  if (sums.count < 2) return { ...NOTHING, facility }
  const variance = varianceOf(sums.count, item.marks, item.squares)
  const withRest = covariance - variance
  const ofTotals = varianceOf(sums.count, sums.totals, sums.totalSquares)
  const ofRest = ofTotals - 2 * covariance + variance
  const isRestTheSame = ofRest <= (ofTotals + variance) * 1e-12
  const greatest = greatestCovariance(item)
  return {
    facility,
    deviation: (100 * Math.sqrt(variance)) / outOf,
    discrimination: variance === 0 || isRestTheSame ? null : (100 * withRest) / Math.sqrt(variance * ofRest),
    efficiency: variance === 0 || isRestTheSame || greatest <= 0 ? null : (100 * withRest) / greatest,
  }
}

/** The marks that guessing earns on average; null where nobody can say. What is typed or written is guessed right by nobody. */
const randomGuess = (question: Question, rules: MarkingRules): Marks | null => {
  const { marksPerQuestion: full } = rules
  const oneOf = (options: number) => (full - (options - 1) * penaltyOf(rules)) / options
  switch (question.kind) {
    case 'single_choice':
      return oneOf(question.asked.options.length)
    case 'true_false':
      return oneOf(2)
    case 'short_answer':
    case 'numerical':
    case 'open_ended':
      return 0
    default:
      return null
  }
}
