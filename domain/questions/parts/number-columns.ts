import * as z from 'zod/mini'
import { count } from './counts.ts'
import { type Decimal, placesIn, writtenDecimal } from './decimal.ts'
import { isExact, type NumberCounts, roughnessOf } from './number-counts.ts'

/** More single numbers than these stand together, in steps of the same width. */
const MOST_COLUMNS = 12
const MOST_STEPS = 9
/** The share at either end in which numbers may lie that are far from the others. */
const TAIL = 0.1
/** With more decimal places the last number of a step is longer than it is telling. */
const MOST_NAMED_PLACES = 2

/**
 * How many gave a number from `from` to below `to`: the two are the same where it is one number, and null where the column
 * is open. `last` is the largest number that may stand in it, where that can be named.
 */
export const numberColumn = () =>
  z.object({
    from: z.nullable(z.number()),
    to: z.nullable(z.number()),
    last: z.nullable(z.number()),
    count: count(),
  })
export type NumberColumn = z.infer<ReturnType<typeof numberColumn>>

type Counted = { number: Decimal; value: number; count: number }
/** `times` (1, 2 or 5) by ten to the power of `power`. */
type Width = { times: number; power: number }

/** What was guessed, from the smallest number to the largest; those far from the others in a column that is open. */
export const numberColumns = (counts: NumberCounts): NumberColumn[] => {
  const all = counts.named
    .map(({ text, count }): Counted => ({ number: writtenDecimal(text), value: Number(text), count }))
    .sort((one, other) => one.value - other.value)
  if (isExact(counts) && all.length <= MOST_COLUMNS)
    return all.map(({ value, count }) => ({ from: value, to: value, last: value, count }))
  const near = nearIn(all)
  const places = all.reduce((most, { number }) => Math.max(most, placesIn(number)), counts.places)
  const width = widthFor(near, { places, roughness: roughestOf(counts, near) })
  return columnsOf({ all, near, width, places })
}

const roughestOf = (counts: NumberCounts, near: readonly Counted[]): number | null =>
  near.reduce<number | null>((most, { number }) => {
    const roughness = number.sign === 0 ? null : roughnessOf(counts, number)
    return roughness === null ? most : Math.max(most ?? roughness, roughness)
  }, null)

/** Without those that are further from the middle ones than these from each other. */
const nearIn = (all: readonly Counted[]): readonly Counted[] => {
  const [byAll, byEach] = [middleIn(all), middleIn(all.map((each) => ({ ...each, count: 1 })))]
  const { from, to } = byAll.from < byAll.to ? byAll : byEach
  const reach = to - from
  return reach === 0 ? all : all.filter(({ value }) => value >= from - reach && value <= to + reach)
}

/** Between which numbers all lie but a tenth at either end. */
const middleIn = (all: readonly Counted[]): { from: number; to: number } => {
  const total = all.reduce((sum, { count }) => sum + count, 0)
  const tail = Math.max(1, Math.floor(TAIL * total))
  const reached = (inOrder: readonly Counted[]): number => {
    let left = Math.min(tail, total - 1)
    return (
      inOrder.find(({ count }) => {
        left -= count
        return left < 0
      })?.value ?? 0
    )
  }
  return { from: reached(all), to: reached(all.toReversed()) }
}

type Fineness = { places: number; roughness: number | null }

/** The next width that people count in; never less than what can be told apart. */
const widthFor = (near: readonly Counted[], { places, roughness }: Fineness): Width => {
  const least = near[0]?.value ?? 0
  const most = near.at(-1)?.value ?? 0
  const finest: Width = { times: 1, power: Math.max(-places, roughness ?? -places) }
  const wanted = (most - least) / (MOST_STEPS - 1)
  if (wanted <= 10 ** finest.power) return finest
  const power = Math.floor(Math.log10(wanted))
  const times = [1, 2, 5].find((round) => round * 10 ** power >= wanted)
  const width: Width = times === undefined ? { times: 1, power: power + 1 } : { times, power }
  return width.power < finest.power ? finest : width
}

/** Which step a number lies in, counted from zero. Its digits are moved as they are written: nothing is rounded into the next one. */
const stepOf = ({ sign, digits, magnitude }: Decimal, { times, power }: Width): number =>
  sign === 0 ? 0 : Math.floor(Number(`${sign === -1 ? '-' : ''}0.${digits}e${magnitude - power}`) / times)

const edge = (step: number, { times, power }: Width): number => Number(`${step * times}e${power}`)

/** The largest number of so many places in a step. */
const lastIn = (step: number, { times, power }: Width, places: number): number | null => {
  const named = Math.max(0, -power, places)
  if (named > Math.max(MOST_NAMED_PLACES, -power)) return null
  return Number(`${(step + 1) * times * 10 ** (power + named) - 1}e${-named}`)
}

type Drawn = { all: readonly Counted[]; near: readonly Counted[]; width: Width; places: number }

const columnsOf = ({ all, near, width, places }: Drawn): NumberColumn[] => {
  const steps = near.map(({ number }) => stepOf(number, width))
  const first = steps[0] ?? 0
  const last = steps.at(-1) ?? 0
  const columns = Array.from({ length: last - first + 1 }, (_, at): NumberColumn => {
    const from = edge(first + at, width)
    const named = lastIn(first + at, width, places)
    return { from, to: named === from ? from : edge(first + at + 1, width), last: named, count: 0 }
  })
  const below: NumberColumn = { from: null, to: edge(first, width), last: null, count: 0 }
  const above: NumberColumn = { from: edge(last + 1, width), to: null, last: null, count: 0 }
  for (const { number, count } of all) {
    const step = stepOf(number, width)
    const column = step < first ? below : step > last ? above : columns[step - first]
    if (column) column.count += count
  }
  return [below, ...columns, above].filter((column) => column.count > 0 || (column.from !== null && column.to !== null))
}
