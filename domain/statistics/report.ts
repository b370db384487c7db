import type { Marks } from '../marking/marks.ts'

/** What a teacher sees of all ended attempts together, kept as sums so that adding one more costs nothing. */
export type Report = {
  count: number
  totalMarks: Marks
  totalOutOf: Marks
  /** Null while nobody has finished. */
  highest: Marks | null
}
/** What averages are made of. */
export type ReportSums = Omit<Report, 'highest'>

export type Scored = { score: Marks; outOf: Marks }

export const emptyReport: Report = { count: 0, totalMarks: 0, totalOutOf: 0, highest: null }

export const add = (sum: Report, { score, outOf }: Scored): Report => ({
  count: sum.count + 1,
  totalMarks: sum.totalMarks + score,
  totalOutOf: sum.totalOutOf + outOf,
  highest: sum.highest === null ? score : Math.max(sum.highest, score),
})

export const merge = (a: Report, b: Report): Report => ({
  count: a.count + b.count,
  totalMarks: a.totalMarks + b.totalMarks,
  totalOutOf: a.totalOutOf + b.totalOutOf,
  highest: a.highest === null ? b.highest : b.highest === null ? a.highest : Math.max(a.highest, b.highest),
})

/** The mean score, in 1/1200 marks (a fraction of one is possible); null while nobody has finished. */
export const averageMarks = ({ count, totalMarks }: Report): number | null => (count === 0 ? null : totalMarks / count)

/** The part of all possible marks that was earned, in percent; null while nobody has finished. */
export const averagePercent = ({ totalMarks, totalOutOf }: ReportSums): number | null =>
  totalOutOf === 0 ? null : (100 * totalMarks) / totalOutOf
