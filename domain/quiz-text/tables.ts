import type { QuestionBlock } from './block.ts'
import { cellsIn, type Row } from './cells.ts'
import { type FieldName, isBareName } from './fields.ts'
import { answerIn, isBareLabel, startIn, tidied } from './markers.ts'
import { labelAt, withPlainDigits } from './scripts.ts'
import { wordsOf } from './words.ts'

/** A question, two options and the answer; or a question and its answer. */
const FEWEST_CELLS = 4
const PAIR = 2

const words = (text: string) => wordsOf({ text, isLiteral: false })

const tidiedLines = (cell: string) => cell.split('\n').map(tidied).join('\n').trim()

/** The cells of rows copied from a spreadsheet; null when the text is something else. */
const rowsIn = (text: string): Row[] | null => {
  if (!text.includes('\t')) return null
  const rows = cellsIn(text)
    .map(({ line, cells }) => ({ line, cells: cells.map(tidiedLines) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const areWide = rows.every(({ cells }) => cells.length >= FEWEST_CELLS)
  const arePairs = rows.length > 1 && rows.every(({ cells }) => cells.length === PAIR && cells[0] !== '')
  if (rows.length === 0 || !(areWide || arePairs) || rows.some(isMarked)) return null
  return areWide ? withoutNumbers(rows) : rows
}

/** A list that a word processor has numbered: with a tab behind each number or letter. */
const isMarked = ({ cells: [first = '', ...others] }: Row): boolean =>
  (startIn(first)?.text === '' && others.length < FEWEST_CELLS) ||
  isBareLabel(first) ||
  isBareName(first) ||
  answerIn(first) !== null

/** Without a first column of numbers. */
const withoutNumbers = (rows: Row[]): Row[] => {
  const areNumbered = rows.every(
    ({ cells }) => cells.length > FEWEST_CELLS && /^\d{1,3}[.)]?$/.test(withPlainDigits(cells[0] ?? '')),
  )
  return areNumbered ? rows.map(({ line, cells }) => ({ line, cells: cells.slice(1) })) : rows
}

type Column =
  | 'prompt'
  | 'option'
  | 'number'
  | Extract<FieldName, 'answer' | 'explanation' | 'marks' | 'type' | 'language'>

const HEADINGS: [Column, RegExp][] = [
  ['number', /^(?:no|s\.? ?no|sl\.? ?no|#|ক্রমিক|क्रमांक)\.?$/iu],
  ['prompt', /^(?:question(?: text)?|problem|statement|প্রশ্ন|प्रश्न)$/iu],
  ['answer', /^(?:(?:correct |right )?(?:answer|option|choice)|correct|ans|key|সঠিক উত্তর|উত্তর|सही उत्तर|उत्तर)$/iu],
  ['explanation', /^(?:explanation|solution|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल)$/iu],
  ['marks', /^(?:marks?|points|নম্বর|अंक)$/iu],
  ['type', /^type$/iu],
  ['language', /^language$/iu],
  ['option', /^(?:option|choice|বিকল্প|विकल्प)?\s?\(?(?:[a-jক-ঞक-ञ]|\d{1,2})\)?$/iu],
]

const columnsIn = ({ cells }: Row): (Column | null)[] | null => {
  const columns = cells.map((cell) => HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0] ?? null)
  return columns.includes('prompt') && columns.includes('answer') ? columns : null
}

const blockOf = ({ line }: Row, prompt: string): QuestionBlock => ({
  kind: 'question',
  line,
  lastLine: line,
  number: 0,
  isNamed: false,
  inPassage: false,
  type: null,
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

export type Table = { blocks: QuestionBlock[]; heading: Row | null; left: { line: number; text: string }[] }

/** A row each. `left`: what stands in columns that no heading names. */
export const tableIn = (text: string, answers: (block: QuestionBlock) => boolean): Table | null => {
  const rows = rowsIn(text)
  const [first, ...others] = rows ?? []
  if (!rows || !first) return null
  const columns = columnsIn(first)
  if (columns !== null) {
    const left = others.flatMap(({ line, cells }) =>
      cells.flatMap((cell, at) => (cell !== '' && (columns[at] ?? null) === null ? { line, text: cell } : [])),
    )
    return { blocks: others.map((row) => byColumns(row, columns)), heading: null, left }
  }
  const isHeading = others.length > 0 && first.cells.length >= FEWEST_CELLS && !answers(byPlace(first))
  return { blocks: (isHeading ? others : rows).map(byPlace), heading: isHeading ? first : null, left: [] }
}
