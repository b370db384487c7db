import type { Marks } from '../marking/marks.ts'
import type { FlooredWith } from '../marking/marks-floor.ts'
import {
  type Crossing,
  copyOfCrossing,
  copyOfSpread,
  countCrossing,
  countInto,
  countPair,
  emptyCrossing,
  emptySpread,
  type Spread,
  valuesIn,
} from './spread.ts'

/** What is kept of one question over all results, so that one more, or one less, costs nothing. Marks in 1/1200. */
export type ItemSums = {
  marks: number
  squares: number
  /** Of the mark times the total of the same result. */
  withTotal: number
  /** What wrong answers took away. */
  deducted: number
  /** Each mark with the totals it came with. */
  byMark: Crossing
  /** Each chosen option with the totals it came with; nothing where the question has no options. */
  byOption: Crossing
  /** The results that say nothing of it; null: all do. */
  unmet: Totals | null
}

/** Results by their totals alone. */
type Totals = { count: number; totals: number; totalSquares: number; scores: Spread }

/** Shares in tenths, of all marks and of all the time there is. */
const TENTHS = 10
/** Scores are from -100 % to 100 %. */
const SCORE_TENTHS = 2 * TENTHS

/** What is kept of all results of one quiz. */
export type QuizSums = {
  count: number
  totals: number
  totalSquares: number
  scores: Spread
  /** How many took which tenth of the time for which tenth of the marks: tenths of time of the lowest scores first. */
  times: number[]
  items: ItemSums[]
  /** What floors have added, by what they are the floors of. */
  lifts: Map<FlooredWith, Marks>
}

const emptyItem = (): ItemSums => ({
  marks: 0,
  squares: 0,
  withTotal: 0,
  deducted: 0,
  byMark: emptyCrossing(),
  byOption: emptyCrossing(),
  unmet: null,
})

const emptyTotals = (): Totals => ({ count: 0, totals: 0, totalSquares: 0, scores: emptySpread() })

export const emptySums = (questions: number): QuizSums => ({
  count: 0,
  totals: 0,
  totalSquares: 0,
  scores: emptySpread(),
  times: Array.from({ length: SCORE_TENTHS * TENTHS }, () => 0),
  items: Array.from({ length: questions }, emptyItem),
  lifts: new Map(),
})

const copyOfItem = (item: ItemSums): ItemSums => ({
  ...item,
  byMark: copyOfCrossing(item.byMark),
  byOption: copyOfCrossing(item.byOption),
  unmet: item.unmet && { ...item.unmet, scores: copyOfSpread(item.unmet.scores) },
})

/** Results that are counted into the copy leave the original as it is. */
export const copyOfSums = (sums: QuizSums): QuizSums => ({
  ...sums,
  scores: copyOfSpread(sums.scores),
  times: [...sums.times],
  items: sums.items.map(copyOfItem),
  lifts: new Map(sums.lifts),
})

/** `options`: the places of those that were chosen. */
export type Answered = { marks: Marks; options: readonly number[] }

/**
 * One result: an answer for each question, in their order; null where it says nothing of one. `outOf`: all marks there are;
 * `timeShare`: of the time that was allowed; `lifts`: what floors add.
 */
export type Answers = {
  answers: readonly (Answered | null)[]
  outOf: Marks
  timeShare: number
  lifts?: ReadonlyMap<FlooredWith, Marks>
}

/** A hundred questions with one mark each are exact. */
const MOST_SCORES = 4096
/** Of all questions together, so that no quiz takes more than some megabytes. */
const MOST_CELLS = 40_000
const LEAST_CELLS = 64
const MOST_CELLS_OF_ONE = 2048
const mostCellsOf = (questions: number): number =>
  Math.min(MOST_CELLS_OF_ONE, Math.max(LEAST_CELLS, Math.floor(MOST_CELLS / Math.max(1, questions))))

const tenthOf = (share: number): number => Math.min(TENTHS - 1, Math.floor(share * TENTHS))

const timesPlace = (total: Marks, { outOf, timeShare }: Answers): number => {
  const score = outOf === 0 ? 0 : tenthOf(total / outOf)
  return Math.max(0, score + TENTHS) * TENTHS + Math.max(0, tenthOf(timeShare))
}

/** `by` is -1 for a result that is taken back. The sums themselves are changed. */
export const countResult = (sums: QuizSums, result: Answers, by: 1 | -1): void => {
  let total = result.answers.reduce((sum, answer) => sum + (answer?.marks ?? 0), 0)
  for (const [floored, lift] of result.lifts ?? []) {
    sums.lifts.set(floored, (sums.lifts.get(floored) ?? 0) + by * lift)
    total += lift
  }
  const limit = { by, most: mostCellsOf(sums.items.length) }
  countTotal(sums, total, by)
  const place = timesPlace(total, result)
  sums.times[place] = (sums.times[place] ?? 0) + by
  sums.items.forEach((item, at) => {
    const answer = result.answers[at]
    if (answer === null) {
      item.unmet ??= emptyTotals()
      countTotal(item.unmet, total, by)
      return
    }
    const { marks, options } = answer ?? { marks: 0, options: [] }
    item.marks += by * marks
    item.squares += by * marks * marks
    item.withTotal += by * marks * total
    item.deducted += by * Math.max(0, -marks)
    countPair(item.byMark, { row: marks, total }, limit)
    for (const row of options) countPair(item.byOption, { row, total }, limit)
  })
}

const countTotal = (sums: Totals, total: Marks, by: number): void => {
  sums.count += by
  sums.totals += by * total
  sums.totalSquares += by * total * total
  countInto(sums.scores, total, { by, most: MOST_SCORES })
}

/** One question, and the totals of all results that met it. */
export type ItemResults = Totals & { item: ItemSums }

export const itemResultsAt = ({ items, ...sums }: QuizSums, at: number): ItemResults => {
  const item = items[at] ?? emptyItem()
  return { ...(item.unmet ? without(sums, item.unmet) : sums), item }
}

const without = ({ count, totals, totalSquares, scores }: Totals, unmet: Totals): Totals => {
  const met = copyOfSpread(scores)
  for (const { value, count } of valuesIn(unmet.scores)) countInto(met, value, { by: -count, most: MOST_SCORES })
  return {
    count: count - unmet.count,
    totals: totals - unmet.totals,
    totalSquares: totalSquares - unmet.totalSquares,
    scores: met,
  }
}

/** Results of several quizzes that met the same question. */
export const joinedItemResults = (all: readonly ItemResults[]): ItemResults => {
  const [only, ...others] = all
  if (only && others.length === 0) return only
  const joined = { count: 0, totals: 0, totalSquares: 0, scores: emptySpread(), item: emptyItem() }
  for (const { count, totals, totalSquares, scores, item } of all) {
    joined.count += count
    joined.totals += totals
    joined.totalSquares += totalSquares
    for (const each of valuesIn(scores)) countInto(joined.scores, each.value, { by: each.count, most: MOST_SCORES })
    joined.item.marks += item.marks
    joined.item.squares += item.squares
    joined.item.withTotal += item.withTotal
    joined.item.deducted += item.deducted
    countCrossing(joined.item.byMark, item.byMark, MOST_CELLS_OF_ONE)
    countCrossing(joined.item.byOption, item.byOption, MOST_CELLS_OF_ONE)
  }
  return joined
}

/** How many took which tenth of the time, by tenths of the marks from the lowest; those nobody scored are left out. */
export const timesByScore = ({ times }: QuizSums): { tenth: number; counts: number[] }[] =>
  Array.from({ length: SCORE_TENTHS }, (_, at) => ({
    tenth: at - TENTHS,
    counts: times.slice(at * TENTHS, (at + 1) * TENTHS),
  })).filter(({ counts }) => counts.some((count) => count > 0))

/** Roughly what they take in memory. */
export const bytesOfSums = ({ scores, items }: QuizSums): number =>
  items.reduce((sum, { byMark, byOption }) => sum + 600 + 40 * (byMark.cells + byOption.cells), 40 * scores.counts.size)
