import type { Instant } from '#domain/time/time-limit.ts'

const NARROW = 12

/** What one cell of a table holds: a text, a number, an instant, a day (where it begins in UTC), or nothing. */
export type Cell = string | number | { at: Instant } | { on: Instant } | null

export type Column = {
  header: string
  /** In characters, as wide as most of what stands in it. */
  width: number
}

export type ExportedTable = { name: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> }

export const column = (header: string, width = NARROW): Column => ({ header, width })
