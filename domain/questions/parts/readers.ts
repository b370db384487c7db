import * as z from 'zod/mini'
import { type Decimal, decimalIn } from './decimal.ts'
import { withoutEnd } from './sentence-end.ts'

/**
 * Readers of what is typed: which words are alike, and which texts say a number. A new way of reading is another number here,
 * and those before stay as they are for ever: what a version was published with is what its answers are marked by, also years
 * later.
 */
export type Readers = 1 | 2

export const NEWEST_READERS = 2

/** Where no key says it: where nothing is right, and before an answer is marked. */
export const FIRST_READERS = 1

/** A key keeps by which readers its answers are read; left out: by the first. */
export type Pinned = { readers?: typeof NEWEST_READERS | undefined }

export const pinnedReaders = () => z.optional(z.literal(NEWEST_READERS))

export const readersOf = ({ readers }: Pinned): Readers => readers ?? FIRST_READERS

/** What a key that is made now keeps. */
export const PINNED_NOW = { readers: NEWEST_READERS } as const

/** The number that a text says, as `decimalIn`; of the second readers on also where a full stop or a danda ends it. */
export const numberIn = (text: string, readers: Readers): Decimal | null =>
  decimalIn(text) ?? (readers === FIRST_READERS ? null : decimalIn(withoutEnd(text)))
