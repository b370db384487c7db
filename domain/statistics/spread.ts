/**
 * How often each value came up, of whole numbers. Exact while there are few values; where there are more than may be kept,
 * neighbours share a place, which is twice as wide each time. What was counted can be taken back.
 */
export type Spread = { width: number; counts: Map<number, number> }

export const emptySpread = (): Spread => ({ width: 1, counts: new Map() })

const added = (counts: Map<number, number>, place: number, by: number): void => {
  const count = (counts.get(place) ?? 0) + by
  if (count === 0) counts.delete(place)
  else counts.set(place, count)
}

/** Of what stood at places half as wide. */
const halved = (counts: ReadonlyMap<number, number>): Map<number, number> => {
  const wider = new Map<number, number>()
  for (const [place, count] of counts) added(wider, Math.floor(place / 2), count)
  return wider
}

/** What stands for all values of a place: its middle, which is the value itself while places are exact. */
const valueAt = (place: number, width: number): number => place * width + (width - 1) / 2

/** `by`: how many, less than 0 for what is taken back; no more than `most` places or cells are kept. */
type Limit = { by: number; most: number }

/** The spread itself is changed. */
export const countInto = (spread: Spread, value: number, { by, most }: Limit): void => {
  added(spread.counts, Math.floor(value / spread.width), by)
  while (spread.counts.size > most) {
    spread.counts = halved(spread.counts)
    spread.width *= 2
  }
}

export type Counted = { value: number; count: number }

const ascending = (one: Counted, other: Counted): number => one.value - other.value

/** The values with their counts, the least first. */
export const valuesIn = ({ width, counts }: Spread): Counted[] =>
  [...counts].map(([place, count]) => ({ value: valueAt(place, width), count })).sort(ascending)

/** How often each total came together with each value of something else (`rows`), in a bounded number of cells. */
export type Crossing = { width: number; rowWidth: number; cells: number; rows: Map<number, Map<number, number>> }

export const emptyCrossing = (): Crossing => ({ width: 1, rowWidth: 1, cells: 0, rows: new Map() })

const cellsIn = (rows: Crossing['rows']): number => [...rows.values()].reduce((sum, { size }) => sum + size, 0)

const widenTotals = (crossing: Crossing): void => {
  crossing.width *= 2
  crossing.rows = new Map([...crossing.rows].map(([row, counts]) => [row, halved(counts)]))
}

const widenRows = (crossing: Crossing): void => {
  crossing.rowWidth *= 2
  const rows: Crossing['rows'] = new Map()
  for (const [row, counts] of crossing.rows) {
    const wider = Math.floor(row / 2)
    const known = rows.get(wider)
    if (known) for (const [total, count] of counts) added(known, total, count)
    else rows.set(wider, counts)
  }
  crossing.rows = rows
}

/** More values than these of what is crossed with the totals share rows. */
const MOST_ROWS = 24

type Pair = { row: number; total: number }

/** The crossing itself is changed. */
export const countPair = (crossing: Crossing, { row, total }: Pair, { by, most }: Limit): void => {
  const at = Math.floor(row / crossing.rowWidth)
  const counts = crossing.rows.get(at) ?? new Map<number, number>()
  const before = counts.size
  added(counts, Math.floor(total / crossing.width), by)
  if (counts.size === 0) crossing.rows.delete(at)
  else crossing.rows.set(at, counts)
  crossing.cells += counts.size - before
  while (crossing.rows.size > MOST_ROWS) {
    widenRows(crossing)
    crossing.cells = cellsIn(crossing.rows)
  }
  while (crossing.cells > most && crossing.cells > crossing.rows.size) {
    widenTotals(crossing)
    crossing.cells = cellsIn(crossing.rows)
  }
}

/** The rows with the spread of their totals. */
export const rowsIn = ({ rows, rowWidth, width }: Crossing): { row: number; totals: Counted[] }[] =>
  [...rows].map(([row, counts]) => ({ row: valueAt(row, rowWidth), totals: valuesIn({ width, counts }) }))

/** The crossing itself is changed, the other one is not. */
export const countCrossing = (crossing: Crossing, other: Crossing, most: number): void => {
  for (const { row, totals } of rowsIn(other))
    for (const { value: total, count: by } of totals) countPair(crossing, { row, total }, { by, most })
}

export const copyOfSpread = ({ width, counts }: Spread): Spread => ({ width, counts: new Map(counts) })

export const copyOfCrossing = ({ rows, ...rest }: Crossing): Crossing => ({
  ...rest,
  rows: new Map([...rows].map(([row, counts]) => [row, new Map(counts)])),
})
