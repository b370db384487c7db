import { LINE_END } from '../lines/lines.ts'
import type { Row } from './cells.ts'

/** `beside`: lines with words that are in no table. */
export type MarkdownTable = { rows: Row[]; beside: Row[] }

const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/
const CELL_END = /(?<!\\)\|/

const isRule = (line: string): boolean => line.includes('|') && RULE.test(line)

/** A cell that is bold as a whole, as chat assistants set answers. */
const BOLD = /^\s*\*\*((?:(?!\*\*).)+)\*\*\s*$/

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(CELL_END)
    .map((cell) =>
      cell
        .replace(BOLD, '$1')
        .replace(/\\\|/g, '|')
        .replace(/<br ?\/?>/gi, '\n'),
    )

/** The rows of Markdown's tables, `| a | b |` above `|---|---|`; null where there are none. */
export const markdownIn = (text: string): MarkdownTable | null => {
  if (!text.includes('|')) return null
  const lines = text.split(LINE_END)
  if (!lines.some((line, at) => at > 0 && isRule(line) && (lines[at - 1] ?? '').includes('|'))) return null
  const table: MarkdownTable = { rows: [], beside: [] }
  for (const [at, line] of lines.entries()) {
    const place = { line: at + 1, lastLine: at + 1 }
    if (line.trim() === '' || isRule(line)) continue
    if (line.includes('|')) table.rows.push({ ...place, cells: cellsOf(line) })
    else table.beside.push({ ...place, cells: [line] })
  }
  return table
}
