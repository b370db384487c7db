import { type BlankGiven, type BlankKey, blankLikeness, isBlankRight } from './blank.ts'
import { type Counts, counted, mergedCounts } from './counts.ts'
import type { Readers } from './readers.ts'
import { MOST_COUNTED, MOST_NAMED, mergedTyped, type TypedTally, withTyped } from './typed-tally.ts'

const MOST_NAMED_IN_ALL = 200
const LEAST_NAMED = 5

export type BlankTally = ({ kind: 'typed' } & TypedTally) | { kind: 'choice'; chosen: Counts }

/** All blanks of a question share the room that there is for what was typed: where it is counted, and where it is told. */
export const roomFor = ({ length }: readonly unknown[]): { counted: number; told: number } => ({
  counted: Math.max(MOST_NAMED, Math.floor(MOST_COUNTED / length)),
  told: Math.min(MOST_NAMED, Math.max(LEAST_NAMED, Math.floor(MOST_NAMED_IN_ALL / length))),
})

export const addToBlank = (
  tally: BlankTally,
  key: BlankKey,
  { given, readers, by, most }: { given: BlankGiven; readers: Readers; by: number; most: number },
) => {
  if (given === null) return tally
  if (tally.kind === 'choice') return { ...tally, chosen: counted(tally.chosen, Number(given), by) }
  const text = blankLikeness(key, String(given), readers)
  return {
    ...tally,
    ...withTyped(tally, { text, as: String(given), isRight: () => isBlankRight(key, given, readers) }, { by, most }),
  }
}

export const mergedBlank = (one: BlankTally, other: BlankTally, most: number): BlankTally => {
  if (one.kind === 'choice')
    return other.kind === 'choice' ? { ...one, chosen: mergedCounts(one.chosen, other.chosen) } : one
  return other.kind === 'typed' ? { ...one, ...mergedTyped(one, other, most) } : one
}
