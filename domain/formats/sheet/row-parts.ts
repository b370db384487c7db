import { withPlainDigits } from '../lines/scripts.ts'
import type { CellOption } from './answer-style.ts'
import type { Row } from './cells.ts'
import type { Column, Head } from './column-names.ts'
import { optionsInCell } from './options-cell.ts'

/** What stands in columns that nothing of a question is made of: of each the rows and the cells. */
export type LeftCells = Map<number, { row: number; line: number; text: string }[]>

/** A row, taken apart by its headings. `at`: its place among all rows below them. */
export type RowParts = {
  row: Row
  at: number
  number: number
  prompt: string
  options: CellOption[]
  /** By the names of fields; of these a row has one each. */
  answer: string
  explanation: string
  marks: string
  wrong: string
  type: string
  language: string
}

type Cell = { at: number; text: string }

/** Columns of which several may be said, in several languages. */
const OF_TEXTS: ReadonlySet<Column | null> = new Set<Column>(['prompt', 'explanation'])

export type Sheet = { heads: Head[]; left: LeftCells }

export const leave = ({ left }: Sheet, { row, at }: Pick<RowParts, 'row' | 'at'>, cell: Cell): void => {
  const others = left.get(cell.at)
  const one = { row: at, line: row.line, text: cell.text }
  if (others) others.push(one)
  else left.set(cell.at, [one])
}

/** Takes a row apart. What has no place in its question is left in its column. */
export const partsOf = (sheet: Sheet, row: Row, at: number): RowParts => {
  const place = { row, at }
  const of = (column: Column): Cell[] =>
    row.cells.flatMap((text, index) =>
      text !== '' && sheet.heads[index]?.column === column ? { at: index, text } : [],
    )
  const text = (column: Column): string => {
    const cells = of(column)
    const [first, ...others] = cells
    if (OF_TEXTS.has(column) && areOfLanguages(sheet, cells, column)) return cells.map((cell) => cell.text).join('\n')
    for (const other of others) if (other.text !== first?.text) leave(sheet, place, other)
    return first?.text ?? ''
  }
  for (const [index, cell] of row.cells.entries())
    if (cell !== '' && hasNoPlace(sheet.heads[index])) leave(sheet, place, { at: index, text: cell })
  return {
    ...place,
    number: numberOf(sheet, place, of('number')),
    prompt: text('prompt'),
    options: optionsOf(sheet, place, { columns: of('option'), lists: of('options') }),
    answer: text('answer'),
    explanation: text('explanation'),
    marks: text('marks'),
    wrong: text('wrong'),
    type: text('type'),
    language: text('language'),
  }
}

const hasNoPlace = (head: Head | undefined): boolean =>
  head === undefined || head.column === null || head.column === 'time' || head.column === 'picture'

/** What is asked goes on in the next column; what explains it only in other languages. */
const areOfLanguages = ({ heads }: Sheet, cells: readonly Cell[], column: Column): boolean => {
  const languages = new Set(cells.map(({ at }) => heads[at]?.language ?? null))
  return column === 'prompt' || languages.size === cells.length
}

const NUMBER = /^\D{0,5}(\d{1,4})\s?[.):\]]*$/u

const numberOf = (sheet: Sheet, place: Pick<RowParts, 'row' | 'at'>, cells: readonly Cell[]): number => {
  const [first, ...others] = cells
  const number = NUMBER.exec(withPlainDigits(first?.text ?? ''))?.[1]
  const rest = number === undefined ? cells : others
  for (const cell of rest) leave(sheet, place, cell)
  return Number(number ?? 0)
}

type OptionCells = { columns: Cell[]; lists: Cell[] }

const optionsOf = (
  sheet: Sheet,
  place: Pick<RowParts, 'row' | 'at'>,
  { columns, lists }: OptionCells,
): CellOption[] => {
  const options: (CellOption & { languages: (string | null)[] })[] = []
  const order = placesIn(sheet.heads)
  for (const { at, text } of columns) {
    const [own, language] = [order.get(at) ?? at, sheet.heads[at]?.language ?? null]
    const known = options.find((option) => option.place === own)
    if (known?.languages.includes(language)) leave(sheet, place, { at, text })
    else if (known) {
      known.texts.push(text)
      known.languages.push(language)
    } else options.push({ place: own, texts: [text], languages: [language] })
  }
  const ordered = options.toSorted((one, other) => one.place - other.place)
  const [list, ...others] = lists
  const listed = list && ordered.length === 0 ? optionsInCell(list.text) : null
  for (const cell of listed === null ? lists : others) leave(sheet, place, cell)
  return [...ordered.map(({ place: own, texts }) => ({ place: own, texts })), ...(listed ?? [])]
}

/** The place of each column of options: as its heading says, or where some say nothing, as they stand. */
const placesIn = (heads: readonly Head[]): Map<number, number> => {
  const all = heads.flatMap(({ column, place }, at) => (column === 'option' ? { at, place } : []))
  const areNamed = all.every(({ place }) => place !== null)
  return new Map(all.map(({ at, place }, index) => [at, areNamed ? (place ?? index) : index]))
}
