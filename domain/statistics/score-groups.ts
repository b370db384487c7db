import type { Marks } from '../marking/marks.ts'
import type { ItemSums, QuizSums } from './quiz-sums.ts'
import { type Counted, rowsIn, valuesIn } from './spread.ts'

/** Fewer results than these fall into no groups that mean anything. */
export const LEAST_FOR_GROUPS = 5
/** Fewer results than these say nothing about how well a question separates. */
export const LEAST_FOR_DISCRIMINATION = 30

/** How the third with the most marks, or with the least, answered one question. */
export type GroupAnswers = {
  of: number
  /** The part of full marks that they earned on average. */
  earned: number
  /** How often each option was chosen; none where the question has no options. */
  options: number[]
}
export type Groups = { strong: GroupAnswers; weak: GroupAnswers }

/** The totals that belong to each third. Whoever has the same total is in the same third, so that both may be larger. */
export type Thirds = { weakUpTo: Marks; strongFrom: Marks }

/** The value at which a third of all is reached, counted from the first. */
const thirdOf = (scores: readonly Counted[], count: number): Marks | null => {
  let passed = 0
  for (const { value, count: here } of scores) {
    passed += here
    if (passed * 3 >= count) return value
  }
  return null
}

/** Null where there are too few results, or too many with the same total. */
export const thirdsOf = ({ count, scores }: Pick<QuizSums, 'count' | 'scores'>): Thirds | null => {
  if (count < LEAST_FOR_GROUPS) return null
  const ascending = valuesIn(scores)
  const weakUpTo = thirdOf(ascending, count)
  const strongFrom = thirdOf(ascending.toReversed(), count)
  return weakUpTo === null || strongFrom === null || weakUpTo >= strongFrom ? null : { weakUpTo, strongFrom }
}

type Wanted = { full: Marks; options: number }

const answersOf = (item: ItemSums, isIn: (total: Marks) => boolean, { full, options }: Wanted): GroupAnswers => {
  const countIn = (totals: readonly Counted[]) =>
    totals.reduce((sum, { value, count }) => sum + (isIn(value) ? count : 0), 0)
  const marks = rowsIn(item.byMark).map(({ row, totals }) => ({ row, count: countIn(totals) }))
  const of = marks.reduce((sum, { count }) => sum + count, 0)
  const earned = marks.reduce((sum, { row, count }) => sum + row * count, 0)
  const chosen = new Map(rowsIn(item.byOption).map(({ row, totals }) => [row, countIn(totals)]))
  return {
    of,
    earned: of === 0 || full === 0 ? 0 : earned / of / full,
    options: Array.from({ length: options }, (_, option) => chosen.get(option) ?? 0),
  }
}

/** How both thirds answered a question that is worth `full`. */
export const groupsOf = (item: ItemSums, { weakUpTo, strongFrom }: Thirds, wanted: Wanted): Groups => ({
  strong: answersOf(item, (total) => total >= strongFrom, wanted),
  weak: answersOf(item, (total) => total <= weakUpTo, wanted),
})
