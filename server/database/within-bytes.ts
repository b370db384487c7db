import { type RawBuilder, sql } from 'kysely'

/**
 * What is read, marked and written of long texts takes time by their bytes, and node:sqlite is synchronous: so many at once
 * take a few milliseconds.
 */
export const MOST_AT_ONCE = 256 * 1024

/** As many of the first as come to `most` bytes together; one at least. */
export const firstWithin = <Row extends { bytes: number }>(rows: readonly Row[], most = MOST_AT_ONCE): Row[] => {
  let bytes = 0
  const beyond = rows.findIndex((row, at) => {
    bytes += row.bytes
    return at > 0 && bytes > most
  })
  return beyond < 0 ? [...rows] : rows.slice(0, beyond)
}

/** In bytes. What is larger is read by itself: many such rows in one statement would take memory and time for all of them. */
const LARGE = 16 * 1024

/** In bytes. So large is each of `rows` texts at most that come to `MOST_AT_ONCE` together. */
export const largestOf = (rows: number): number => Math.floor(MOST_AT_ONCE / rows)

/** What a column of text holds, or null where that is larger than so many bytes. Neither database reads a text to learn its size. */
export const unlessLarge = (column: string, largest = LARGE): RawBuilder<string | null> =>
  sql`case when octet_length(${sql.ref(column)}) <= ${sql.lit(largest)} then ${sql.ref(column)} end`

/** In bytes. */
export const sizeOf = (column: string): RawBuilder<number> => sql`octet_length(${sql.ref(column)})`
