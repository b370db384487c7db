import type { Reading } from '../lines/block.ts'
import { blockOf, withField, withOptions } from './blocks.ts'
import { answersItself } from './by-place.ts'
import type { Row } from './cells.ts'
import { type Column, type Head, headNamed } from './column-names.ts'
import { readHeaded } from './headed-sheet.ts'
import { headedIn } from './heading-rows.ts'
import { type Rows, waysToRead } from './table.ts'

/** What each column of a sheet has in it; `headingRows`: how many rows stand above its questions. */
export type Mapping = { columns: (Column | null)[]; headingRows: number }

/** `names`: what stands over the columns. `sample`: the first rows of questions, and how many there are in all. */
export type ProposedMapping = Mapping & { names: string[]; sample: string[][]; rowCount: number }

const MOST_SAMPLES = 5
const FEWEST_COLUMNS = 2

/** Whether each row has as many cells as the widest; a mapping of columns means nothing else. */
const areAlike = ({ rows }: Rows): boolean => {
  const widths = rows.map(({ cells }) => cells.length)
  const widest = Math.max(0, ...widths.slice(0, MOST_LOOKED_AT))
  return widest >= FEWEST_COLUMNS && widths.filter((width) => width === widest).length * 2 > widths.length
}

/** Enough rows to tell what their columns are. */
const MOST_LOOKED_AT = 50

const wayOf = (text: string): Rows | null => waysToRead(text).find(areAlike) ?? null

/** What the columns of a sheet are likely to be, whatever is written over them; null where a text is no sheet. */
export const columnsFor = (text: string): ProposedMapping | null => {
  const way = wayOf(text)
  if (way === null) return null
  const { rows } = way
  const headed = headedIn(rows)
  const headingRows = headed ? rows.length - headed.rows.length : Number(hasHeadings(rows))
  const below = rows.slice(headingRows)
  const width = Math.max(0, ...rows.slice(0, MOST_LOOKED_AT).map(({ cells }) => cells.length))
  const names = Array.from({ length: width }, (_, at) => headed?.names[at] ?? namesIn(rows, headingRows)[at] ?? '')
  const columns = headed
    ? names.map((_, at) => headed.heads[at]?.column ?? null)
    : guessed(names, below.slice(0, MOST_LOOKED_AT))
  const sample = below.slice(0, MOST_SAMPLES).map(({ cells }) => names.map((_, at) => cells[at] ?? ''))
  return { columns, headingRows, names, sample, rowCount: below.length }
}

const namesIn = (rows: readonly Row[], headingRows: number): string[] => rows[headingRows - 1]?.cells ?? []

/** Of short words, above rows that have more to say; a question asks, and an answer names an option. */
const hasHeadings = (rows: readonly Row[]): boolean => {
  const [first, ...others] = rows
  if (!first || others.length === 0) return false
  const { cells } = first
  const areNames = cells.every((cell) => cell.length <= MOST_NAME && !/[?？]$/u.test(cell))
  const areApart = cells.every((cell, at) => cell === '' || !others.some((other) => other.cells[at] === cell))
  const areNumbers = cells.some((cell) => /^\p{Nd}+[.)]?$/u.test(cell))
  return areNames && areApart && !areNumbers
}
const MOST_NAME = 60

type Told = { at: number; texts: string[]; length: number; distinct: number }

const toldOf = (rows: readonly Row[], at: number): Told => {
  const texts = rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '')
  const length = texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length)
  return { at, texts, length, distinct: new Set(texts).size }
}

/** By the words over them, and where these say nothing, by what stands in them. */
const guessed = (names: readonly string[], rows: readonly Row[]): (Column | null)[] => {
  const columns = names.map((name) => headNamed(name).column)
  const has = (column: Column) => columns.includes(column)
  const open = () => names.flatMap((_, at) => (columns[at] === null ? toldOf(rows, at) : []))
  const set = (column: Column, told: Told | undefined) => {
    if (told !== undefined && told.texts.length > 0) columns[told.at] = column
  }
  if (!has('number')) set('number', open().find(isNumbered))
  if (!has('prompt')) set('prompt', asking(open()))
  const prompt = columns.indexOf('prompt')
  if (!has('answer')) set('answer', answering(rows, columns))
  const answer = columns.indexOf('answer')
  if (!has('option')) for (const told of open().filter(({ at }) => at > prompt && at < answer)) set('option', told)
  if (!has('explanation'))
    set(
      'explanation',
      open().find(({ at, length }) => at > answer && length > LONG),
    )
  return columns
}
const LONG = 15

const isNumbered = ({ at, texts }: Told): boolean =>
  at === 0 && texts.length > 0 && texts.every((text, index) => text.replace(/[.)]$/, '') === String(index + 1))

/** The first column that asks; else the one that says most. */
const asking = (all: readonly Told[]): Told | undefined => {
  const asks = all.find(({ texts }) => texts.filter((text) => /[?？:_।]$/u.test(text)).length * 2 > texts.length)
  return asks ?? all.toSorted((one, other) => other.length - one.length)[0]
}

/** The last column that names one of those between it and the question, in most rows; one alone behind it answers it. */
const answering = (rows: readonly Row[], columns: readonly (Column | null)[]): Told | undefined => {
  const prompt = columns.indexOf('prompt')
  const named = columns.flatMap((column, at) => (column === 'option' ? at : []))
  const open = columns.flatMap((column, at) => (column === null && at > prompt ? at : []))
  const [only, ...others] = open
  if (only !== undefined && others.length === 0) return toldOf(rows, only)
  const likely = open.toReversed().filter((at) => {
    const options = named.length > 0 ? named : open.filter((other) => other < at)
    const answered = rows.filter((row) => options.length > 1 && isAnswered(row, options, at))
    return answered.length * 2 > rows.length
  })
  const [at] = likely.toSorted((one, other) => toldOf(rows, one).length - toldOf(rows, other).length)
  return at === undefined ? undefined : toldOf(rows, at)
}

const isAnswered = (row: Row, options: readonly number[], at: number): boolean => {
  const texts = options.flatMap((option) => row.cells[option] || [])
  return answersItself(withField(withOptions(blockOf(row, ''), texts), 'answer', row.cells[at] ?? ''))
}

/** Questions of a sheet by what its columns are said to be. What has no place in a question is told. */
export const readSheetWith = (text: string, { columns, headingRows }: Mapping): Reading => {
  const way = wayOf(text)
  if (way === null) return { blocks: [], problems: [], keys: [], outside: [] }
  const { rows, ...all } = way
  const heading = headingRows > 0 ? rows[headingRows - 1] : undefined
  const names = columns.map((_, at) => heading?.cells[at] ?? '')
  const heads = columns.map((column, at): Head => {
    const named = headNamed(names[at] ?? '')
    return named.column === column ? named : { column, place: null, language: named.language }
  })
  const above = rows.slice(0, Math.max(0, headingRows - 1))
  const line = heading?.line ?? 1
  return readHeaded({ ...all, headed: { heads, names, line, above, rows: rows.slice(headingRows) } })
}
