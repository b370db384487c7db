/** Cells of a sheet; `line` and `lastLine`: where the row begins and ends, counted from 1. */
export type Row = { line: number; lastLine: number; cells: string[] }

export type Separator = '\t' | ',' | ';'

const ENDS: { [S in Separator]: RegExp } = { '\t': /[\t\r\n]|$/y, ',': / *(?:[,\r\n]|$)/y, ';': / *(?:[;\r\n]|$)/y }
const BREAK = /\r\n|\r|\n/g

/**
 * Rows of cells between tabs, commas or semicolons. A cell in quotes may hold them, line breaks and doubled quotes, as
 * spreadsheets copy it (the rules of RFC 4180); a quote that is never closed is a quote.
 */
export const cellsIn = (text: string, separator: Separator = '\t'): Row[] => {
  const rows: Row[] = []
  let row: Row = { line: 1, lastLine: 1, cells: [] }
  let line = 1
  for (let at = 0; at <= text.length; ) {
    // Behind a comma a space may stand before quotes.
    if (separator !== '\t') while (text[at] === ' ') at += 1
    const end = text[at] === '"' ? closingIn(text, at, separator) : null
    const cell = end === null ? plainFrom(text, at, separator) : text.slice(at + 1, end).replace(/""/g, '"')
    at = end === null ? at + cell.length : end + 1
    if (separator !== '\t') while (text[at] === ' ') at += 1
    const inner = end === null ? [cell] : cell.split(BREAK)
    line += inner.length - 1
    row.cells.push(inner.join('\n'))
    row.lastLine = line
    if (text[at] === separator) at += 1
    else {
      rows.push(row)
      at += text.startsWith('\r\n', at) ? 2 : 1
      line += 1
      row = { line, lastLine: line, cells: [] }
    }
  }
  return rows
}

const plainFrom = (text: string, at: number, separator: Separator): string => {
  const ends = `${separator}\r\n`
  let end = at
  while (end < text.length && !ends.includes(text[end] ?? '')) end += 1
  return text.slice(at, end)
}

/** Where the quotes are closed that open at `at`; null where words follow them, or nothing closes them. */
const closingIn = (text: string, at: number, separator: Separator): number | null => {
  const ends = ENDS[separator]
  for (let from = at + 1; ; ) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return null
    if (text[quote + 1] !== '"') {
      ends.lastIndex = quote + 1
      return ends.test(text) ? quote : null
    }
    from = quote + 2
  }
}
