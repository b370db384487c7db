import { startIn } from '../lines/markers.ts'
import { answersItself, blockByPlace, isMarked, withLetterBefore, withoutNumbers } from './by-place.ts'
import { cellsIn, type Row, type Separator } from './cells.ts'
import { type Headed, headedIn } from './heading-rows.ts'
import { markdownIn } from './markdown-table.ts'
import { textOfCell } from './sheet-cells.ts'

/** A question, two options and the answer; or a question and its answer. */
const FEWEST_CELLS = 4
const PAIR = 2

/**
 * A text as rows of cells. `beside`: lines with words that are in no row. `isExact`: with a separator too many, all behind it
 * is one column too far.
 */
export type Rows = { rows: Row[]; beside: Row[]; isExact: boolean; joins: string }
export type Table = Omit<Rows, 'rows'> & ({ headed: Headed } | { headed: null; rows: Row[] })

const isFilled = ({ cells }: Row): boolean => cells.some((cell) => cell !== '')
const tidiedRow = (row: Row): Row => ({ ...row, cells: row.cells.map(textOfCell) })

const rowsBetween = (text: string, separator: Separator): Rows => ({
  rows: cellsIn(text, separator).map(tidiedRow).filter(isFilled),
  beside: [],
  isExact: separator !== '\t',
  joins: separator === '\t' ? '\t' : `${separator} `,
})

/** Enough to tell by its first rows what a text is. */
const BEGINNING = 10_000

const mayBeOf = (text: string, separator: Separator): boolean => {
  if (!text.includes(separator)) return false
  const { rows } = rowsBetween(text.slice(0, BEGINNING), separator)
  return (rows[0]?.cells.length ?? 0) >= FEWEST_CELLS || headedIn(rows) !== null
}

/** Fewer lines around a table than there are rows in it. */
const FEW_BESIDE = 3

const ofMarkdown = (text: string): Rows | null => {
  const found = markdownIn(text)
  if (found === null || found.beside.length > Math.max(FEW_BESIDE, found.rows.length)) return null
  const [rows, beside] = [found.rows, found.beside].map((all) => all.map(tidiedRow).filter(isFilled))
  return { rows: rows ?? [], beside: beside ?? [], isExact: true, joins: ' | ' }
}

/** Every way in which a text may be rows of cells, the likeliest first. */
export const waysToRead = (written: string): Rows[] => {
  const text = written.replace(/^\ufeff/, '')
  const markdown = ofMarkdown(text)
  return [
    ...(markdown ? [markdown] : []),
    ...(text.includes('\t') ? [rowsBetween(text, '\t')] : []),
    ...([';', ','] as const).flatMap((separator) => (mayBeOf(text, separator) ? [rowsBetween(text, separator)] : [])),
  ]
}

/** Questions above the headings of a sheet. */
const FEWEST_ASKED = 2

/** Rows below their headings: few of them have one cell alone. */
const belowHeadings = ({ rows, ...all }: Rows): Table | null => {
  const headed = headedIn(rows)
  if (headed === null) return null
  // A table of keys stands below the questions of a paper.
  const above = rows.slice(0, rows.length - headed.rows.length - 1)
  if (above.filter(({ cells: [first = ''] }) => startIn(first) !== null).length >= FEWEST_ASKED) return null
  const wide = headed.rows.filter(({ cells }) => cells.length > 1).length
  return wide > 0 && wide * 2 > headed.rows.length ? { ...all, headed } : null
}

const byPlace = ({ rows, ...all }: Rows): Table | null => {
  if (rows.length === 0 || rows.some(isMarked)) return null
  const headed = withLetterBefore(withoutNumbers(rows))
  if (headed !== null && (!all.isExact || areAnswered(rows))) return { ...all, headed }
  if (all.isExact) return areAnswered(rows) ? { ...all, headed: null, rows: withoutNumbers(rows) } : null
  const areWide = rows.every(({ cells }) => cells.length >= FEWEST_CELLS)
  const arePairs = rows.length > 1 && rows.every(({ cells }) => cells.length === PAIR && cells[0] !== '')
  return areWide || arePairs ? { ...all, headed: null, rows: areWide ? withoutNumbers(rows) : rows } : null
}

/** Rows without headings, where each names its answer. Other lines have commas too. */
const areAnswered = (all: readonly Row[]): boolean => {
  const [length = 0] = all.map(({ cells }) => cells.length)
  if (length < FEWEST_CELLS || all.some((row) => row.cells.length !== length)) return false
  const rows = withoutNumbers(all)
  const [first, ...others] = rows.map((row) => row.cells[0] !== '' && answersItself(blockByPlace(row)))
  const isHeaded = !first && others.length > 1
  const isSure = others.length > 0 || /[?？]$/u.test(rows[0]?.cells[0] ?? '')
  return others.every((answered) => answered) && (first === true || isHeaded) && isSure
}

/** The questions of a sheet, by its headings or as they stand; null where a text is something else. */
export const tableIn = (text: string): Table | null => {
  const ways = waysToRead(text)
  for (const read of [belowHeadings, byPlace]) {
    for (const way of ways) {
      const table = read(way)
      if (table !== null) return table
    }
  }
  return null
}
