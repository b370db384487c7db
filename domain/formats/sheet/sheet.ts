import { answerIn } from '../lines/answer-lines.ts'
import { meantBy } from '../lines/answers.ts'
import { answersOf, countBefore, type QuestionBlock, type Reading, type TextProblem } from '../lines/block.ts'
import { type FieldName, isBareName } from '../lines/fields.ts'
import type { Format } from '../lines/format.ts'
import { isBareLabel, startIn, tidied } from '../lines/markers.ts'
import { labelAt, withPlainDigits } from '../lines/scripts.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { cellsIn, type Row, type Separator } from './cells.ts'
import { type Column, type Headed, headedIn } from './heading-rows.ts'

/** A question, two options and the answer; or a question and its answer. */
const FEWEST_CELLS = 4
const PAIR = 2

const words = (text: string) => wordsOf({ text, isLiteral: false })

const tidiedLines = (cell: string) => cell.split('\n').map(tidied).join('\n').trim()

/** Whether its answer names options. */
const answersItself = (block: QuestionBlock): boolean => {
  const [answer] = answersOf(block)
  const [labels, texts] = [block.options.map(({ label }) => label), block.options.map((option) => textOf(option.words))]
  return answer !== undefined && meantBy({ labels, texts }, textOf(answer.words)) !== null
}

type Rows = { headed: Headed } | { headed: null; rows: Row[] }

const rowsOf = (text: string, separator: Separator): Row[] =>
  cellsIn(text.replace(/^\ufeff/, ''), separator)
    .map(({ line, cells }) => ({ line, cells: cells.map(tidiedLines) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

/** Rows below their headings, each with more than one cell. */
const belowHeadings = (rows: readonly Row[]): { headed: Headed } | null => {
  const headed = headedIn(rows)
  const areRows = headed?.rows.every(({ cells }) => cells.length > 1)
  return headed && areRows && headed.rows.length > 0 ? { headed } : null
}

/** The cells of rows copied from a spreadsheet; null when the text is something else. */
const rowsIn = (text: string): Rows | null => {
  const rows = rowsOf(text, '\t')
  const headed = belowHeadings(rows)
  if (headed !== null) return headed
  const areWide = rows.every(({ cells }) => cells.length >= FEWEST_CELLS)
  const arePairs = rows.length > 1 && rows.every(({ cells }) => cells.length === PAIR && cells[0] !== '')
  if (rows.length === 0 || !(areWide || arePairs) || rows.some(isMarked)) return null
  return { headed: null, rows: areWide ? withoutNumbers(rows) : rows }
}

/** Enough to tell by its first rows what a text is. */
const BEGINNING = 10_000

const mayBeOfCommas = (text: string): boolean => {
  const rows = rowsOf(text.slice(0, BEGINNING), ',')
  return (rows[0]?.cells.length ?? 0) >= FEWEST_CELLS || headedIn(rows) !== null
}

/** The cells of rows that commas part: below headings, or where each row names its answer. Other lines have commas too. */
const commaRowsIn = (text: string): Rows | null => {
  if (!mayBeOfCommas(text)) return null
  const all = rowsOf(text, ',')
  const headed = belowHeadings(all)
  if (headed !== null) return headed
  const [length = 0] = all.map(({ cells }) => cells.length)
  if (length < FEWEST_CELLS || all.some((row) => row.cells.length !== length || isMarked(row))) return null
  const rows = withoutNumbers(all)
  const [first, ...others] = rows.map((row) => row.cells[0] !== '' && answersItself(byPlace(row)))
  const isHeaded = !first && others.length > 1
  const isSure = others.length > 0 || /[?？]$/u.test(rows[0]?.cells[0] ?? '')
  return others.every((answered) => answered) && (first || isHeaded) && isSure ? { headed: null, rows } : null
}

/** A list that a word processor has numbered: with a tab behind each number or letter. */
const isMarked = ({ cells: [first = '', ...others] }: Row): boolean =>
  (startIn(first)?.text === '' ? others.length < FEWEST_CELLS : isBareLabel(first)) ||
  isBareName(first) ||
  answerIn(first) !== null

/** Without a first column of numbers. */
const withoutNumbers = (rows: Row[]): Row[] => {
  const areNumbered = rows.every(
    ({ cells }) => cells.length > FEWEST_CELLS && /^\d{1,3}[.)]?$/.test(withPlainDigits(cells[0] ?? '')),
  )
  return areNumbered ? rows.map(({ line, cells }) => ({ line, cells: cells.slice(1) })) : rows
}

const blockOf = ({ line }: Row, prompt: string): QuestionBlock => ({
  kind: 'question',
  line,
  lastLine: line,
  number: 0,
  isNamed: false,
  sign: '',
  inPassage: false,
  type: null,
  points: null,
  prompt: words(prompt),
  options: [],
  optionLines: [],
  items: [],
  fields: [],
})

const withOptions = (block: QuestionBlock, texts: readonly string[]): QuestionBlock => ({
  ...block,
  options: texts.map((text, at) => ({ label: labelAt(at), ticked: false, words: words(text) })),
})

const withField = (block: QuestionBlock, name: FieldName, text: string): QuestionBlock =>
  text === ''
    ? block
    : { ...block, fields: [...block.fields, { name, written: name, line: block.line, words: words(text) }] }

const byColumns = (row: Row, columns: (Column | null)[]): QuestionBlock => {
  const cellsOf = (column: Column) => row.cells.filter((_, at) => columns[at] === column)
  const options = cellsOf('option').filter((cell) => cell !== '')
  const block = withOptions(blockOf(row, cellsOf('prompt').join('\n')), options)
  return (['answer', 'explanation', 'marks', 'type', 'language'] as const).reduce(
    (whole, name) => withField(whole, name, cellsOf(name)[0] ?? ''),
    block,
  )
}

/** Question, options, answer: the last cell with something in it. */
const byPlace = (row: Row): QuestionBlock => {
  const [prompt = '', ...rest] = row.cells
  const last = rest.findLastIndex((cell) => cell !== '')
  const options = rest.slice(0, Math.max(0, last)).filter((cell) => cell !== '')
  return withField(withOptions(blockOf(row, prompt), options), 'answer', rest[last] ?? '')
}

type Table = { blocks: QuestionBlock[]; heading: Row | null; left: { line: number; text: string }[] }

const OF_MANY_CELLS: ReadonlySet<Column | null> = new Set(['prompt', 'option', 'number'])

/** Columns that no heading names, and those that say again what another one says. */
const isUnnamed = (columns: (Column | null)[], at: number): boolean => {
  const column = columns[at] ?? null
  return column === null || (!OF_MANY_CELLS.has(column) && columns.indexOf(column) !== at)
}

/** A row each. `left`: what stands in columns that no heading names. */
const tableIn = (text: string): Table | null => {
  const isOfTabs = text.includes('\t')
  const found = isOfTabs ? rowsIn(text) : commaRowsIn(text)
  if (found === null) return null
  if (found.headed !== null) return belowColumns(found.headed, isOfTabs)
  const { rows } = found
  const [first, ...others] = rows
  if (!first) return null
  const isHeading = others.length > 0 && first.cells.length >= FEWEST_CELLS && !answersItself(byPlace(first))
  return { blocks: (isHeading ? others : rows).map(byPlace), heading: isHeading ? first : null, left: [] }
}

const belowColumns = ({ columns, above, rows }: Headed, isOfTabs: boolean): Table => {
  // With a comma that is not in quotes, all behind it is one column too far.
  const isTooLong = ({ cells }: Row) => !isOfTabs && cells.findLastIndex((cell) => cell !== '') >= columns.length
  const whole = [...above, ...rows.filter(isTooLong)]
  const read = rows.filter((row) => !isTooLong(row))
  const left = read.flatMap(({ line, cells }) =>
    cells.flatMap((cell, at) => (cell !== '' && isUnnamed(columns, at) ? { line, text: cell } : [])),
  )
  const separator = isOfTabs ? '\t' : ', '
  const lost = whole.map(({ line, cells }) => ({ line, text: cells.filter((cell) => cell !== '').join(separator) }))
  return { blocks: read.map((row) => byColumns(row, columns)), heading: null, left: [...lost, ...left] }
}

const readSheet = (text: string): Reading => {
  const { blocks, heading, left } = tableIn(text) ?? { blocks: [], heading: null, left: [] }
  const lines = [
    ...(heading ? [{ line: heading.line, text: heading.cells.filter((cell) => cell !== '').join('\t') }] : []),
    ...left,
  ]
  const outside = lines.map(({ line, text: cell }) => ({
    line,
    lastLine: line,
    text: cell,
    after: countBefore(blocks, line),
    isCell: true,
  }))
  const problems = lines.map(({ line, text: cell }): TextProblem => ({ line, problem: 'outside', text: cell }))
  return { blocks, problems, keys: [], outside }
}

export const sheet: Format = { sniff: (text) => tableIn(text) !== null, read: readSheet, write: null }
