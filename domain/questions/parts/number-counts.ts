import * as z from 'zod/mini'
import { count } from './counts.ts'
import { type Decimal, decimalIn, decimalText, placesIn, writtenDecimal } from './decimal.ts'
import { placeOf } from './typed-tally.ts'

/** As many different numbers are told apart; more of them are counted by fewer of their digits. */
export const MOST_DIFFERENT = 10_000
/** As many are never too many. */
const FEW_DIFFERENT = 1_000
/** How many digits are looked at, each where those before it leave too many different numbers. Of one digit there are never too many. */
const LEVELS = [15, 4, 3, 2, 1] as const
const EXACT = 15
/** What has a place further from the point is no number that anybody guesses. */
const MOST_DIGITS = 15

/**
 * How often each number was given, in the order of their texts. Where `digits` is less than 15 a number stands for all that
 * begin with it: "1200" of two digits for everything from 1200 to below 1300, "-1200" to below -1100. `places` is then how many
 * decimal places the longest of them had. How rough it is depends on what was counted and not on its order; it is exact again
 * once all of it has been taken back.
 */
export type NumberCounts = { digits: number; places: number; named: { text: string; count: number }[] }

export const numberCounts = () =>
  z.object({ digits: count(), places: count(), named: z.array(z.object({ text: z.string(), count: count() })) })

export const noNumbers = (): NumberCounts => ({ digits: EXACT, places: 0, named: [] })

/** The number that a text says, as far as it is counted: to fifteen digits. Null where it says none, or one that is far too large or small. */
export const countedNumber = (text: string): Decimal | null => {
  const number = decimalIn(text)
  if (number === null || Math.abs(number.magnitude) > MOST_DIGITS) return null
  return number.digits.length > MOST_DIGITS ? floorTo(number, MOST_DIGITS) : number
}

/** The largest number of so many digits that is not above it. */
export const floorTo = (number: Decimal, most: number): Decimal => {
  const { sign, digits, magnitude } = number
  if (digits.length <= most) return number
  const kept = digits.slice(0, most)
  const next = sign === -1 ? String(BigInt(kept) + 1n) : kept
  return { sign, digits: next.replace(/0+$/, ''), magnitude: magnitude + next.length - most }
}

const changed = (named: NumberCounts['named'], text: string, by: number): NumberCounts['named'] => {
  const at = placeOf(named, text)
  const known = named[at]
  if (known?.text !== text) return named.toSpliced(at, 0, { text, count: by })
  return known.count + by === 0 ? named.toSpliced(at, 1) : named.with(at, { text, count: known.count + by })
}

const placesAmong = (named: NumberCounts['named']): number =>
  named.reduce((most, { text }) => Math.max(most, placesIn(writtenDecimal(text))), 0)

const lessExact = ({ digits, places, named }: NumberCounts, to: number): NumberCounts => {
  const times = new Map<string, number>()
  for (const { text, count } of named) {
    const start = decimalText(floorTo(writtenDecimal(text), to))
    times.set(start, (times.get(start) ?? 0) + count)
  }
  return {
    digits: to,
    places: digits === EXACT ? placesAmong(named) : places,
    named: [...times].sort(([one], [other]) => (one < other ? -1 : 1)).map(([text, count]) => ({ text, count })),
  }
}

const bounded = (counts: NumberCounts): NumberCounts => {
  if (counts.named.length === 0) return noNumbers()
  const next = LEVELS.find((level) => level < counts.digits)
  return counts.named.length <= MOST_DIFFERENT || next === undefined ? counts : bounded(lessExact(counts, next))
}

/** By fewer of their digits, where many are told apart. */
export const lessNumbers = (counts: NumberCounts): NumberCounts => {
  const next = LEVELS.find((level) => level < counts.digits)
  return counts.named.length <= FEW_DIFFERENT || next === undefined ? counts : lessExact(counts, next)
}

/** `by` is below zero for what is taken back. */
export const withNumber = (counts: NumberCounts, number: Decimal, by: number): NumberCounts =>
  bounded({
    digits: counts.digits,
    places: counts.digits === EXACT ? 0 : Math.max(counts.places, placesIn(number)),
    named: changed(counts.named, decimalText(floorTo(number, counts.digits)), by),
  })

export const mergedNumbers = (one: NumberCounts, other: NumberCounts): NumberCounts => {
  const digits = Math.min(one.digits, other.digits)
  const [first, second] = [one, other].map((each) => (each.digits === digits ? each : lessExact(each, digits)))
  if (!first || !second) return one
  const named = second.named.reduce((all, { text, count }) => changed(all, text, count), first.named)
  return bounded({ digits, places: Math.max(first.places, second.places), named })
}

/** How far apart two numbers are at least that this one is told apart from, as a power of ten; null where it stands for itself. */
export const roughnessOf = ({ digits }: Pick<NumberCounts, 'digits'>, { magnitude }: Decimal): number | null =>
  digits === EXACT ? null : magnitude - digits

/** Whether each of them is known by itself. */
export const isExact = ({ digits }: Pick<NumberCounts, 'digits'>): boolean => digits === EXACT
