import { type Marks, UNITS_PER_MARK } from '../marking/marks.ts'
import { type Spread, valuesIn } from './spread.ts'

/** From `from` to below `to`; of the last one `to` is in it. In 1/1200 marks. */
export type Bin = { from: Marks; to: Marks; count: number }

/** More bars than these nobody reads on a phone. */
const MOST_BINS = 12
/** In marks. */
const WIDTHS = [0.25, 0.5, 1, 2, 5]

/** Steps that people count in: 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, ... */
const widthFor = (span: Marks): Marks => {
  const least = span / MOST_BINS / UNITS_PER_MARK
  for (let scale = 1; ; scale *= 10) {
    const width = WIDTHS.map((each) => each * scale).find((each) => each >= least)
    if (width !== undefined) return width * UNITS_PER_MARK
  }
}

/** The scores in bars of one width, from the lowest there is, or from 0, to all marks there are. */
export const scoreHistogram = (spread: Spread, outOf: Marks): Bin[] => {
  const scores = valuesIn(spread)
  const lowest = Math.min(0, scores[0]?.value ?? 0)
  const highest = Math.max(outOf, scores.at(-1)?.value ?? 0)
  const width = widthFor(highest - lowest)
  const first = Math.floor(lowest / width)
  // A score on the upper edge of the last bar is in that bar.
  const bars = Math.max(1, Math.ceil(highest / width) - first)
  const counts = Array.from({ length: bars }, () => 0)
  for (const { value, count } of scores) {
    const at = Math.min(bars - 1, Math.floor(value / width) - first)
    counts[at] = (counts[at] ?? 0) + count
  }
  return counts.map((count, at) => ({ from: (first + at) * width, to: (first + at + 1) * width, count }))
}
