import * as z from 'zod/mini'

/** How often each place of a list was given. */
export type Counts = number[]

export const count = () => z.int().check(z.nonnegative())

export const counts = () => z.array(count())

export const noCounts = (length: number): Counts => Array.from({ length }, () => 0)

export const counted = (known: Counts, place: number, by: number): Counts => known.with(place, (known[place] ?? 0) + by)

export const mergedCounts = (one: Counts, other: Counts): Counts =>
  one.map((known, place) => known + (other[place] ?? 0))

/** The place whose count holds the one at `at`, when all are put in a row; -1: there are not so many. */
export const placeHolding = (known: Counts, at: number): number => {
  let left = at
  return known.findIndex((count) => {
    left -= count
    return left < 0
  })
}

/** How often each of the options was chosen: at most as many numbers as a question has options. */
export type OptionTally = { chosen: Counts }

export const optionTally = () => z.object({ chosen: counts() })

export const mergedOptions = (one: OptionTally, other: OptionTally): OptionTally => ({
  chosen: mergedCounts(one.chosen, other.chosen),
})
