import * as z from 'zod/mini'
import { isFilled, requiredText } from '../text/text.ts'
import { MAX_ACCEPTED } from './parts/accepted.ts'
import { compareDecimals, decimalIn, decimalText, middleOf } from './parts/decimal.ts'
import { likenessOf } from './parts/likeness.ts'
import {
  emptyRow,
  gapsOfNumbers,
  isTouched,
  MAX_DECIMALS,
  MAX_UNIT_LENGTH,
  MAX_UNITS,
  type NumericalDraft,
  rangeOf,
  rewrittenRow,
  unitsIn,
} from './parts/numerical-draft.ts'
import { movedBy } from './parts/places.ts'
import {
  NEWEST_READERS,
  numberIn,
  PINNED_NOW,
  type Pinned,
  pinnedReaders,
  type Readers,
  readersOf,
} from './parts/readers.ts'
import {
  lessTyped,
  mergedTyped,
  nothingTyped,
  type TypedTally,
  toldTyped,
  typedTally,
  withTyped,
} from './parts/typed-tally.ts'
import { withUnitApart } from './parts/unit-apart.ts'
import type { Rule } from './rule.ts'
import type { Value } from './value.ts'

/** What is typed as a number, in characters. */
export const MAX_NUMBER_LENGTH = 40
/** Sums of very large and very small numbers have many digits. */
const MAX_BOUND_LENGTH = 400

/** Both ends belong to it. */
export type Range = { from: string; to: string }

export type Numerical = {
  /** `decimals`: as many places are asked for; null: any. One unit is shown, of several the right one is chosen. */
  asked: { decimals: number | null; units: string[] }
  /** `unit`: the place of the right one, where there are several. */
  key: { ranges: Range[]; unit: number | null } & Pinned
  /** As it was typed, number or not; with the place of the unit where there are several. */
  given: string | readonly [string, number | null]
  /** A text is the number, however it was written, with its unit. */
  tally: TypedTally
  draft: NumericalDraft
}

const isTyped = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= MAX_NUMBER_LENGTH && isFilled(text)

const isUnit = (units: readonly string[], unit: unknown): boolean =>
  unit === null || (typeof unit === 'number' && Number.isInteger(unit) && unit >= 0 && unit < units.length)

/** Any short text with something in it, which need not be a number; with a unit or none where there are several. */
export const fits = ({ units }: Numerical['asked'], given: Value): given is Numerical['given'] => {
  if (units.length < 2) return isTyped(given)
  return Array.isArray(given) && given.length === 2 && isTyped(given[0]) && isUnit(units, given[1])
}

export const typedIn = (given: Numerical['given']): string => (typeof given === 'string' ? given : given[0])

export const unitOf = (given: Numerical['given']): number | null => (typeof given === 'string' ? null : given[1])

/** The number and its unit, as they are meant: the unit may have been typed with the number. */
export const meantBy = (
  { units }: Numerical['asked'],
  given: Numerical['given'],
  readers: Readers = NEWEST_READERS,
) => {
  const { text, unit } = withUnitApart(units, { text: typedIn(given), unit: unitOf(given) }, readers)
  return { text, number: numberIn(text, readers), unit }
}

/** Whether a number is typed that lies in one of the ranges, with the right unit. */
export const isRight = (
  { ranges, unit, ...key }: Numerical['key'],
  given: Numerical['given'],
  asked: Numerical['asked'],
): boolean => {
  const meant = meantBy(asked, given, readersOf(key))
  const { number } = meant
  if (number === null || meant.unit !== unit) return false
  return ranges.some(({ from, to }) => {
    const [least, most] = [decimalIn(from), decimalIn(to)]
    return least && most && compareDecimals(least, number) <= 0 && compareDecimals(number, most) <= 0
  })
}

/** The number, or what was typed instead of one, with its unit. */
const likeness = (asked: Numerical['asked'], given: Numerical['given'], readers: Readers): string => {
  const { text, number, unit } = meantBy(asked, given, readers)
  const typed = number ? decimalText(number) : likenessOf(text, { caseMatters: true, accentsMatter: true }, readers)
  return withUnit(asked, typed, unit)
}

const withUnit = ({ units }: Numerical['asked'], number: string, unit: number | null): string => {
  const name = units.length === 1 ? units[0] : units[unit ?? -1]
  return name === undefined ? number : `${number} ${name}`
}

/** As it was typed, with its unit. */
const written = (asked: Numerical['asked'], given: Numerical['given']): string => {
  const { text, unit } = meantBy(asked, given)
  return withUnit(asked, text.trim(), unit)
}

/** An answer as it is counted among others. */
const counted = ({ asked, key, given }: Pick<Numerical, 'asked' | 'key' | 'given'>) => ({
  text: likeness(asked, given, readersOf(key)),
  as: written(asked, given),
  isRight: () => isRight(key, given, asked),
})

/** The number in the middle, where that is no long one. */
const within = ({ from, to }: Range): string => {
  const [least, most] = [decimalIn(from), decimalIn(to)]
  if (from === to) return from
  const middle = least && most ? decimalText(middleOf(least, most)) : from
  return middle.length <= MAX_NUMBER_LENGTH ? middle : from
}

const bound = () =>
  z.string().check(
    z.maxLength(MAX_BOUND_LENGTH, { error: 'too_long', abort: true }),
    z.refine((text) => decimalIn(text) !== null, { error: 'wrong_type' }),
  )

const places = () => z.int().check(z.gte(0), z.lte(MAX_DECIMALS))

const rule = (): Rule<Numerical> => ({
  asked: z.object({
    decimals: z.nullable(places()),
    units: z.array(requiredText(MAX_UNIT_LENGTH)).check(z.maxLength(MAX_UNITS)),
  }),
  key: z.object({
    ranges: z.array(z.object({ from: bound(), to: bound() })).check(z.minLength(1), z.maxLength(MAX_ACCEPTED)),
    unit: z.nullable(z.int().check(z.nonnegative())),
    readers: pinnedReaders(),
  }),
  fits,
  credit: (key, given, asked) =>
    isRight(key, given, asked) ? { hits: 1, misses: 0, of: 1 } : { hits: 0, misses: 1, of: 1 },
  right: ({ ranges: [first = { from: '', to: '' }], unit }) => (unit === null ? within(first) : [within(first), unit]),
  meaning: {
    frame: ({ units }) => (units.length < 2 ? `in ${units.join()}` : 'in several units'),
    choices: ({ units }) => [units],
    joined: (now, _former, [units = []]) => ({ ...now, units }),
    moved: (given, [moves]) => {
      const unit = unitOf(given)
      return unit === null ? given : [typedIn(given), movedBy(moves, unit)]
    },
  },
  words: written,
  ownWords: {},
  analysis: { typed: ({ named }) => named, guesses: () => 0 },
  tally: {
    schema: typedTally(),
    empty: nothingTyped,
    add: (tally, answered, by) => withTyped(tally, counted(answered), { by }),
    merge: (one, other) => mergedTyped(one, other),
    lessened: lessTyped,
    told: (tally) => toldTyped(tally),
  },
  draft: {
    schema: z.object({
      rows: z.array(z.object({ form: z.enum(['tolerance', 'range']), first: z.string(), second: z.string() })),
      units: z.string(),
      unit: z.nullable(z.int().check(z.nonnegative())),
      decimals: z.nullable(places()),
    }),
    empty: () => ({ rows: [emptyRow()], units: '', unit: null, decimals: null }),
    gaps: gapsOfNumbers,
    made: ({ rows, units: written, unit, decimals }) => {
      const units = unitsIn(written)
      const ranges = rows.filter(isTouched).flatMap((row) => rangeOf(row) ?? [])
      return { asked: { decimals, units }, key: { ranges, unit: units.length > 1 ? unit : null, ...PINNED_NOW } }
    },
    rewritten: ({ decimals, units }, { ranges, unit }) => ({
      rows: ranges.map(rewrittenRow),
      units: units.join(', '),
      unit,
      decimals,
    }),
    asOpinion: ({ rows }) => ({ kind: 'comment', draft: { expects: 'number' }, leaves: rows.some(isTouched) }),
    isEmpty: ({ rows, units }) => !rows.some(isTouched) && !isFilled(units),
  },
})

/** A number is typed. Made in a function: a page that does not use it is built without it. */
export const numerical = /* @__PURE__ */ rule()
