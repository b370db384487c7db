import { optionsBehind, optionsIn } from '../lines/markers.ts'
import type { CellOption } from './answer-style.ts'

/** All options of a question in one cell. */

const FEWEST = 2

const asOptions = (texts: readonly string[]): CellOption[] | null => {
  const filled = texts.map((text) => text.trim()).filter((text) => text !== '')
  return filled.length < FEWEST ? null : filled.map((text, place) => ({ place, texts: [text] }))
}

/** `a) x`, `b) y` in lines of their own. */
const inLabelledLines = (lines: readonly string[]): string[] | null => {
  const labels: string[] = []
  const texts: string[] = []
  for (const line of lines) {
    const found = optionsIn(line, { labels, allowsNumber: () => true })
    if (found === null) return null
    labels.push(...found.map(({ label }) => label))
    texts.push(...found.map(({ text }) => text))
  }
  return texts
}

/** With labels, in lines, or between semicolons or commas; null where it is not one of these. */
export const optionsInCell = (cell: string): CellOption[] | null => {
  const lines = cell.split('\n').filter((line) => line !== '')
  const labelled = inLabelledLines(lines) ?? optionsBehind(`: ${cell}`)?.options.map(({ text }) => text)
  if (labelled) return asOptions(labelled)
  if (lines.length > 1) return asOptions(lines)
  const separator = [';', '|', ' / ', ','].find((sign) => cell.includes(sign))
  return separator === undefined ? null : asOptions(cell.split(separator))
}
