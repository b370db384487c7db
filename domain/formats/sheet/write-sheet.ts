import { type DraftItem, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import { MAX_SECTION_TITLE_LENGTH, MAX_SECTIONS } from '../../questionnaires/items/passage.ts'
import { sectionRulesOf } from '../../questionnaires/items/section-rules.ts'
import type { LeftOut, Written } from '../lines/format.ts'
import { guardedCell, steadyText } from './sheet-cells.ts'
import { type Cells, type Meant, optionLabel, partsLeft, writtenRow } from './written-row.ts'

type SectionItem = Extract<DraftItem, { kind: 'section' }>
type Row = { section: SectionItem | null; cells: Cells }

/** Questions as CSV (RFC 4180): a row each, below headings. Nothing in it is calculated by a spreadsheet. */
export const writeSheet = (items: readonly DraftItem[], meant: Meant): Written => {
  const rows: Row[] = []
  const left: LeftOut[] = []
  const places = new Map<SectionItem, number>()
  let section: SectionItem | null = null
  for (const [item, each] of items.entries()) {
    if (each.kind === 'section') {
      section = each
      places.set(each, item)
    } else if (isDraftPart(each)) left.push({ item, part: null })
    else {
      const row = writtenRow(each, meant)
      if (row) rows.push({ section, cells: row.cells })
      const parts = row ? [...partsLeft(each, row.read), ...(each.inPassage ? ['inPassage'] : [])] : [null]
      left.push(...parts.map((part) => ({ item, part })))
    }
  }
  const told = sectionsTold(rows)
  for (const [each, item] of places)
    left.push(...(told.has(each) ? sectionLeft(each) : [null]).map((part) => ({ item, part })))
  return { text: csvOf(rows, told), left: left.toSorted((one, other) => one.item - other.item) }
}

/** Sections have a column where each has a name of its own. */
const sectionsTold = (rows: readonly Row[]): ReadonlySet<SectionItem> => {
  const named = new Set(rows.flatMap(({ section }) => section ?? []))
  const titles = [...named].map(titleOf)
  const areNames = titles.every((title) => title !== '' && title.length <= MAX_SECTION_TITLE_LENGTH)
  const areApart = new Set(titles).size === titles.length && titles.length <= MAX_SECTIONS
  return areNames && areApart ? named : new Set()
}

const titleOf = ({ title }: SectionItem): string => steadyText(title.replace(/\s+/g, ' '))

const sectionLeft = (section: SectionItem): string[] => [
  ...(titleOf(section) === section.title ? [] : ['title']),
  ...(section.text === '' ? [] : ['text']),
  ...Object.keys(sectionRulesOf(section)),
]

type Column = { heading: string; cells: string[]; isNeeded: boolean }

const csvOf = (rows: readonly Row[], told: ReadonlySet<SectionItem>): string => {
  if (rows.length === 0) return ''
  const column = (heading: string, isNeeded: boolean, cell: (row: Row) => string): Column => ({
    ...{ heading, isNeeded },
    cells: rows.map(cell),
  })
  const width = Math.max(0, ...rows.map(({ cells }) => cells.options.length))
  const columns = [
    column('Section', false, ({ section }) => (section && told.has(section) ? titleOf(section) : '')),
    column('Question', true, ({ cells }) => cells.prompt),
    column('Type', true, ({ cells }) => cells.type),
    ...Array.from({ length: width }, (_, at) =>
      column(`Option ${optionLabel(at)}`, true, ({ cells }) => cells.options[at] ?? ''),
    ),
    column('Correct answer', true, ({ cells }) => cells.answer),
    column('Explanation', false, ({ cells }) => cells.explanation),
    column('Marks', true, ({ cells }) => cells.marks),
    column('Negative marks', false, ({ cells }) => cells.wrong),
    column('Language', false, ({ cells }) => cells.language),
  ].filter(({ isNeeded, cells }) => isNeeded || cells.some((cell) => cell !== ''))
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((_, at) => columns.map(({ cells }) => cells[at] ?? '')),
  ]
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
}

/** In quotes where it has to be. */
const quoted = (text: string): string => {
  const cell = guardedCell(text)
  return /[",\r\n]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
