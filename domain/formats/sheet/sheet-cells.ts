import { tidied } from '../lines/markers.ts'

const FORMULA = /^'*[=+\-@＝＋－＠]/u
/** "'-ing' form": words in quotes. */
const IN_QUOTES = /^'[^']+'(?!\p{L})/u
/** What every program shows as the number that it is. */
const PLAIN_NUMBER = /^-(?:0|[1-9]\d{0,14})(?:\.\d{0,9}[1-9])?$/

/** With an apostrophe before what a spreadsheet would calculate. */
export const guardedCell = (text: string): string =>
  FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text

const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) && !IN_QUOTES.test(cell) ? cell.slice(1) : cell

/** Lines as the texts of questions keep them. */
export const tidiedLines = (text: string): string => text.split('\n').map(tidied).join('\n').trim()

/** What a cell says. */
export const textOfCell = (cell: string): string => (cell === '' ? '' : unguarded(tidiedLines(cell)))

/** A text that is read again as it is, where this one is not. */
export const steadyText = (text: string): string => {
  const once = textOfCell(guardedCell(text))
  const again = textOfCell(guardedCell(once))
  return again === once ? once : again
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DAY = new RegExp(`^(?:\\d{1,2}-(?:${MONTHS})|(?:${MONTHS})-\\d{2})$`, 'i')

/** "1-Feb": what spreadsheets make of 1/2 where nobody stops them. */
export const mayBeFraction = (cell: string): boolean => DAY.test(cell)
