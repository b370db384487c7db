import { countBefore, type Reading, type TextProblem } from '../lines/block.ts'
import type { Format } from '../lines/format.ts'
import { answersItself, blockByPlace } from './by-place.ts'
import type { Row } from './cells.ts'
import { readHeaded } from './headed-sheet.ts'
import { filled } from './heading-rows.ts'
import { tableIn } from './table.ts'

/** A first row that is no question names columns in words that are not known. */
const isHeading = (first: Row, others: readonly Row[]): boolean =>
  others.length > 0 && first.cells.length >= FEWEST_CELLS && !answersItself(blockByPlace(first))
const FEWEST_CELLS = 4

const readByPlace = (rows: readonly Row[]): Reading => {
  const [first, ...others] = rows
  const headings = first && isHeading(first, others) ? [first] : []
  const blocks = rows.slice(headings.length).map(blockByPlace)
  const outside = headings.map((row) => ({
    ...{ line: row.line, lastLine: row.lastLine, text: filled(row).join('\t'), isCell: true },
    after: countBefore(blocks, row.line),
  }))
  const problems = outside.map(({ line, text }): TextProblem => ({ line, problem: 'outside', text }))
  return { blocks, problems, keys: [], outside }
}

const NOTHING: Reading = { blocks: [], problems: [], keys: [], outside: [] }

const readSheet = (text: string): Reading => {
  const table = tableIn(text)
  if (table === null) return NOTHING
  return table.headed === null ? readByPlace(table.rows) : readHeaded(table)
}

/** What is written needs what questions mean: `formats.ts` adds it. */
export const sheet: Omit<Format, 'write'> = { sniff: (text) => tableIn(text) !== null, read: readSheet }
