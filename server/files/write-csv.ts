import { fittingText } from './fit-text.ts'
import { looksLikeFormula } from './guard-formulas.ts'
import type { Cell, ExportedTable } from './table-shape.ts'
import type { WallClock } from './tell-time.ts'

/** Excel takes a file without it for one in the letters of its own country. */
const BYTE_ORDER_MARK = '\uFEFF'
const END = '\r\n'
/** A small file in one piece, a large one in pieces that a connection takes at once. */
const PIECE = 16 * 1024

/** Every text in quotes (RFC 4180); an apostrophe before what a spreadsheet would calculate. */
const quoted = (text: string): string => {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return `"${fittingText(safe).replaceAll('"', '""')}"`
}

const written = (cell: Cell, clock: WallClock): string => {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell === '' ? '' : quoted(cell)
  if (typeof cell === 'number') return String(cell)
  if ('on' in cell) return new Date(cell.on).toISOString().slice(0, 10)
  return new Date(clock.at(cell.at)).toISOString().slice(0, 19).replace('T', ' ')
}

/** One table as CSV. The header goes out at once, so that what fails later can only be a file that was broken off. */
export async function* csvOf({ columns, rows }: ExportedTable, clock: WallClock): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + columns.map(({ header }) => quoted(header)).join(',') + END)
  let piece = ''
  for await (const row of rows) {
    piece += row.map((cell) => written(cell, clock)).join(',') + END
    if (piece.length < PIECE) continue
    yield Buffer.from(piece)
    piece = ''
  }
  if (piece !== '') yield Buffer.from(piece)
}
