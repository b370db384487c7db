import { fits, type QuestionOf } from '../questionnaires/items/question.ts'
import { plainIn } from '../questionnaires/items/question-words.ts'
import type { Kind } from '../questions/rules.ts'
import type { Axis } from '../questions/tables/columns.ts'
import { columnsFor } from '../questions/tables/tables.ts'
import { variablesOf } from './variables.ts'

/** What a closed question can be crossed by; an open one has no axes. */
export const axesOf = <K extends Kind>(question: QuestionOf<K>): Axis[] => {
  const own = columnsFor<K>(question.kind).axes?.(question.asked, plainIn(question))
  if (!own) return axesInColumns(question)
  return own.map(({ placesOf, ...axis }) => ({
    ...axis,
    placesOf: (given) => (given !== null && fits(question, given) ? placesOf(given) : []),
  }))
}

const axesInColumns = <K extends Kind>(question: QuestionOf<K>): Axis[] => {
  const variables = variablesOf(question)
  const coded = variables.filter(({ type }) => type === 'code')
  const chosen = variables.filter(({ type }) => type === 'yes_no')
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
