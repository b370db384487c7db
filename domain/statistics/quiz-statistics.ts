import { varianceOf } from './item-statistics.ts'
import type { QuizSums } from './quiz-sums.ts'
import { type Counted, valuesIn } from './spread.ts'

/**
 * The figures of a whole quiz as Moodle publishes them (docs.moodle.org/dev/Quiz_statistics_calculations). Marks are in
 * 1/1200. Each is null where it is not defined: there are too few results, or all have the same score.
 */
export type QuizStatistics = {
  count: number
  mean: number | null
  /** The middle score; between two, their mean. */
  median: number | null
  lowest: number | null
  highest: number | null
  /** Standard deviation of the totals, √k₂, in marks. */
  deviation: number | null
  /** k₃ / k₂^(3/2), without a unit: below 0 where the low scores lie further from the middle than the high ones. From 3 results on. */
  skewness: number | null
  /** k₄ / k₂², without a unit: 0 for a normal distribution. From 4 results on. */
  kurtosis: number | null
  /** Coefficient of internal consistency (Cronbach's alpha), percent: 100 p/(p-1) (1 - Σ V(x) / V(T)), of p questions. From 3 results on. */
  consistency: number | null
  /** Error ratio, percent of the deviation: 100 √(1 - consistency/100). */
  errorRatio: number | null
  /** Standard error of a score, in marks: error ratio times deviation. */
  standardError: number | null
}

/** Central moments m₂, m₃, m₄. */
const momentsOf = (scores: readonly Counted[], count: number, mean: number) =>
  [2, 3, 4].map((power) => scores.reduce((sum, each) => sum + each.count * (each.value - mean) ** power, 0) / count)

const atRank = (scores: readonly Counted[], rank: number): number | null => {
  let passed = 0
  for (const { value, count } of scores) {
    passed += count
    if (rank < passed) return value
  }
  return null
}

const medianOf = (scores: readonly Counted[], count: number): number | null => {
  const [lower, upper] = [atRank(scores, Math.ceil(count / 2) - 1), atRank(scores, Math.floor(count / 2))]
  return lower === null || upper === null ? null : (lower + upper) / 2
}

const shapeOf = (scores: readonly Counted[], s: number, mean: number) => {
  const [m2 = 0, m3 = 0, m4 = 0] = momentsOf(scores, s, mean)
  const k2 = (s * m2) / (s - 1)
  if (s < 3 || k2 === 0) return { skewness: null, kurtosis: null }
  const k3 = (s * s * m3) / ((s - 1) * (s - 2))
  const k4 = (s * s * ((s + 1) * m4 - 3 * (s - 1) * m2 * m2)) / ((s - 1) * (s - 2) * (s - 3))
  return { skewness: k3 / k2 ** 1.5, kurtosis: s < 4 ? null : k4 / (k2 * k2) }
}

const reliabilityOf = ({ count, items }: QuizSums, variance: number) => {
  const p = items.length
  if (count < 3 || p < 2 || variance === 0) return { consistency: null, errorRatio: null, standardError: null }
  const ofItems = items.reduce((sum, { marks, squares }) => sum + varianceOf(count, marks, squares), 0)
  // Rounding must not make it more than whole.
  const consistency = Math.min(100, ((100 * p) / (p - 1)) * (1 - ofItems / variance))
  const errorRatio = 100 * Math.sqrt(1 - consistency / 100)
  return { consistency, errorRatio, standardError: (errorRatio / 100) * Math.sqrt(variance) }
}

export const quizStatistics = (sums: QuizSums): QuizStatistics => {
  const { count, totals, totalSquares } = sums
  const scores = valuesIn(sums.scores)
  const mean = count === 0 ? null : totals / count
  const variance = varianceOf(count, totals, totalSquares)
  return {
    count,
    mean,
    median: medianOf(scores, count),
    lowest: scores[0]?.value ?? null,
    highest: scores.at(-1)?.value ?? null,
    deviation: count < 2 ? null : Math.sqrt(variance),
    ...(mean === null || variance === 0 ? { skewness: null, kurtosis: null } : shapeOf(scores, count, mean)),
    ...reliabilityOf(sums, variance),
  }
}
