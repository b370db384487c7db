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

/** Lines of a cell as texts keep them. */
export const tidiedCell = (cell: string): string => unguarded(cell.split('\n').map(tidied).join('\n').trim())

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DAY = new RegExp(`^(?:\\d{1,2}-(?:${MONTHS})|(?:${MONTHS})-\\d{2})$`, 'i')

/** "1-Feb": what spreadsheets make of 1/2 where nobody stops them. */
export const mayBeFraction = (cell: string): boolean => DAY.test(cell)
