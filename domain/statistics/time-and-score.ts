import { LEAST_FOR_DISCRIMINATION } from './score-groups.ts'

/** How many took which tenth of the time, for one tenth of the marks. */
type Row = { tenth: number; counts: readonly number[] }

/** Weaker ties than this are not worth a word, however sure they are. */
const LEAST_TIE = 0.2
/** Ties of so many standard errors are hardly chance. */
const SURE = 2

type Cell = { time: number; score: number; count: number }

const meanBy = (cells: readonly Cell[], of: (cell: Cell) => number): number => {
  const total = cells.reduce((sum, { count }) => sum + count, 0)
  return cells.reduce((sum, cell) => sum + of(cell) * cell.count, 0) / total
}

/** Pearson's coefficient of both tenths; null where all took the same time, or scored the same. */
const tieOf = (cells: readonly Cell[]): number | null => {
  const [time, score] = [meanBy(cells, (cell) => cell.time), meanBy(cells, (cell) => cell.score)]
  const together = meanBy(cells, (cell) => (cell.time - time) * (cell.score - score))
  const spread = meanBy(cells, (cell) => (cell.time - time) ** 2) * meanBy(cells, (cell) => (cell.score - score) ** 2)
  return spread === 0 ? null : together / Math.sqrt(spread)
}

/** How those who took longer did, beside the others. */
export type Slower = 'too_few' | 'better' | 'worse' | 'alike'

export const howTheSlowerDid = (times: readonly Row[]): Slower => {
  const cells = times.flatMap(({ tenth, counts }) => counts.map((count, time): Cell => ({ time, score: tenth, count })))
  const total = cells.reduce((sum, { count }) => sum + count, 0)
  if (total < LEAST_FOR_DISCRIMINATION) return 'too_few'
  const tie = tieOf(cells)
  if (tie === null || Math.abs(tie) < LEAST_TIE || Math.abs(tie) * Math.sqrt(total) < SURE) return 'alike'
  return tie > 0 ? 'better' : 'worse'
}
