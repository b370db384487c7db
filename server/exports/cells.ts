import type { Instant } from '#domain/time-limit.ts'

/** What one cell of a table holds: a text, a number, an instant, or nothing. */
export type Cell = string | number | { at: Instant } | null

export type Column = {
  header: string
  /** In characters, as wide as most of what stands in it. */
  width: number
}

export type ExportedTable = { name: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> }

/** Excel takes no more in one cell, and opens no file that has more. */
export const MOST_IN_CELL = 32_767

/** A text that finds room in a cell; where it was cut it says so, and how long it is. */
export const fittingText = (text: string): string => {
  if (text.length <= MOST_IN_CELL) return text
  const note = ` … [cut: ${text.length} characters in all]`
  // Never between the two halves of one sign.
  return (
    text
      .slice(0, MOST_IN_CELL - note.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + note
  )
}

/**
 * What spreadsheets may take for the begin of a formula, in any width that a keyboard has, or of a cell that begins with one.
 * Signs that are not seen are passed over, as some programs do.
 */
const FORMULA = /^[\p{Default_Ignorable_Code_Point} ]*[=+\-@\t\r\n＝＋－＠]/u

export const looksLikeFormula = (text: string): boolean => FORMULA.test(text)

/** What a clock on a wall of that zone shows, told as if it were in UTC. */
export type WallClock = { zone: string; at: (instant: Instant) => number }

export const wallClockIn = (zone: string): WallClock => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return {
    zone,
    at: (instant) => {
      const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
      const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
      return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
    },
  }
}
