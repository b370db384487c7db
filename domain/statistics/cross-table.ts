import { fits, type Question } from '../questionnaires/items/question.ts'
import { plainIn } from '../questionnaires/items/question-words.ts'
import type { Matrix } from '../questions/matrix.ts'
import type { Value } from '../questions/value.ts'
import { variablesOf } from './variables.ts'

/** The answers of a question, or of one row of a table of choices, that people fall under; several where several may be chosen. */
export type Axis = {
  name: string
  label: string
  categories: readonly string[]
  placesOf: (given: Value | null) => number[]
}

/** What a closed question can be crossed by; an open one has no axes. */
export const axesOf = (question: Question): Axis[] => {
  const variables = variablesOf(question)
  const coded = variables.filter(({ type }) => type === 'code')
  const chosen = variables.filter(({ type }) => type === 'yes_no')
  if (question.kind === 'matrix' && question.asked.several) return severalRows(question, question.asked)
  if (chosen.length > 1)
    return [
      {
        name: '',
        label: '',
        categories: chosen.map(({ label }) => label),
        placesOf: (given) => chosen.flatMap(({ cell }, at) => (cell(given) === 1 ? [at] : [])),
      },
    ]
  return coded.map(({ suffix, label, values, cell }) => ({
    name: suffix,
    label,
    categories: values.map((value) => value.label),
    placesOf: (given) => {
      const place = values.findIndex(({ code }) => code === cell(given))
      return place < 0 ? [] : [place]
    },
  }))
}

/** Where several columns may be chosen in each row, a row is an axis. */
const severalRows = (question: Question, { rows, columns }: Matrix['asked']): Axis[] => {
  const plain = plainIn(question)
  return rows.map((row, at) => ({
    name: `_${at + 1}`,
    label: plain(row),
    categories: columns.map(plain),
    placesOf: (given) => (given !== null && fits(question, given) && Array.isArray(given) ? columnsIn(given, at) : []),
  }))
}

const columnsIn = (given: readonly (Value | null)[], row: number): number[] => {
  const chosen = given[row]
  return Array.isArray(chosen) ? chosen.filter((column) => typeof column === 'number') : []
}

/** People, not choices: whoever chose several stands in several cells, and once in each total. */
export type Crossed = { n: number; cells: number[][]; rows: number[]; columns: number[] }

export const nothingCrossed = (rows: number, columns: number): Crossed => ({
  n: 0,
  cells: Array.from({ length: rows }, () => Array<number>(columns).fill(0)),
  rows: Array<number>(rows).fill(0),
  columns: Array<number>(columns).fill(0),
})

/** Counts one more, in place, who has answered both. */
export const crossInto = (crossed: Crossed, rows: readonly number[], columns: readonly number[]): void => {
  if (rows.length === 0 || columns.length === 0) return
  crossed.n += 1
  for (const row of rows) crossed.rows[row] = (crossed.rows[row] ?? 0) + 1
  for (const column of columns) crossed.columns[column] = (crossed.columns[column] ?? 0) + 1
  for (const row of rows) {
    const line = crossed.cells[row]
    if (line) for (const column of columns) line[column] = (line[column] ?? 0) + 1
  }
}
