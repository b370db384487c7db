import * as z from 'zod/mini'

/** Where a place has gone; a place that there is not stays. */
export const movedBy = (moves: readonly number[] | undefined, at: number): number => moves?.[at] ?? at

export const ascending = (places: readonly number[]): number[] => places.toSorted((one, other) => one - other)

/** A place in a list, from 0. */
export const place = () => z.int().check(z.nonnegative())

/** Whether anything at all is a place in a list of that length. */
export const isPlaceOf = (given: unknown, length: number): given is number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given < length

/** The list that something is; null where it is none. */
export const listIn = (given: unknown): readonly unknown[] | null => (Array.isArray(given) ? given : null)

/** In no order of anybody's, whatever order the list has. */
export const scrambled = (texts: readonly string[], random: () => number): string[] => {
  // Sorted first: from the same chances comes the same, whatever order the author had.
  const list = texts.toSorted()
  for (let last = list.length - 1; last > 0; last--) swap(list, last, Math.floor(random() * (last + 1)))
  return list
}

const swap = (list: string[], one: number, other: number): void => {
  const [a, b] = [list[one], list[other]]
  if (a === undefined || b === undefined) return
  list[one] = b
  list[other] = a
}
