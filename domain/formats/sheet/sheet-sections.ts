import { MAX_SECTION_TITLE_LENGTH, MAX_SECTIONS } from '../../questionnaires/items/passage.ts'
import type { SectionBlock } from '../lines/block.ts'
import { isSection } from '../lines/line-kinds.ts'
import { wordsOf } from '../lines/words.ts'
import type { Row } from './cells.ts'
import type { Head } from './column-names.ts'
import { filled } from './heading-rows.ts'

/** The section of each row, by the column that says it; -1: there is none, or its rows stand apart. */
export type Sections = { column: number; titles: Map<Row, string> }

/** By the first column of subjects where the rows of each stand together. */
export const sectionsIn = (heads: readonly Head[], rows: readonly Row[]): Sections => {
  for (const [column, head] of heads.entries()) {
    if (head.column !== 'section') continue
    const titles = rows.map(({ cells }) => (cells[column] ?? '').replace(/\n/g, ' '))
    if (areTogether(titles)) return { column, titles: new Map(rows.map((row, at) => [row, titles[at] ?? ''])) }
  }
  return { column: -1, titles: new Map() }
}

/** Rows without one may stand before all others. */
const areTogether = (titles: readonly string[]): boolean => {
  const changes = titles.filter((title, at) => title !== titles[at - 1])
  const named = changes[0] === '' ? changes.slice(1) : changes
  const areShort = named.every((title) => title !== '' && title.length <= MAX_SECTION_TITLE_LENGTH)
  return areShort && named.length > 0 && named.length <= MAX_SECTIONS && new Set(named).size === named.length
}

/** A row with nothing but "Section B: ...", which is the heading of those below it. */
export const sectionTitle = (row: Row): string | null => {
  const [title = '', ...others] = filled(row)
  return others.length === 0 && isSection(title, false) && !title.includes('\n') ? title : null
}

export const sectionFrom = ({ line }: Row, title: string): SectionBlock => ({
  kind: 'section',
  line,
  lastLine: line,
  title: wordsOf({ text: title, isLiteral: true }),
  words: wordsOf({ text: '', isLiteral: false }),
  fields: [],
  isAmongKeys: false,
})
