import * as z from 'zod/mini'
import { isFilled } from '../text/text.ts'
import { type Counts, counted, counts, mergedCounts, noCounts } from './parts/counts.ts'
import { optionSign } from './parts/option-sign.ts'
import { areRowChoices, chosenIn, type RowChoice, rowAfter, rowsMoved } from './parts/row-choices.ts'
import { partText, tooLongAt, writtenIn } from './parts/text-list.ts'
import type { Gap, Rule } from './rule.ts'
import type { Value } from './value.ts'

export const MAX_ROWS = 30
export const MIN_COLUMNS = 2
export const MAX_COLUMNS = 10

export type MatrixDraft = { rows: string[]; columns: string[]; several: boolean }

export type Matrix = {
  /** `several`: more than one column may be chosen in a row. */
  asked: { rows: string[]; columns: string[]; several: boolean }
  key: Record<string, never>
  /** For each row what was chosen in it, but nothing in all of them. */
  given: readonly RowChoice[]
  /** For each row, how often each column was chosen. */
  tally: { chosen: Counts[] }
  draft: MatrixDraft
  unscored: true
}

export const fits = (asked: Matrix['asked'], given: Value): given is readonly RowChoice[] =>
  areRowChoices(given, { rows: asked.rows.length, choices: asked.columns.length, several: asked.several })

/** The answer once a column is chosen in a row; where several may be, it is taken back by choosing it again. */
export const withChosen = (
  { rows, several }: Matrix['asked'],
  given: readonly RowChoice[] | null,
  { row, column }: { row: number; column: number },
): readonly RowChoice[] | null => {
  const next = rows.map((_, at) => {
    const before = given?.[at] ?? null
    return at === row ? rowAfter(before, column, several) : before
  })
  return next.some((each) => each !== null) ? next : null
}

type Texts = { texts: readonly string[]; name: 'row' | 'column'; fewest: number; most: number }

const gapsOfTexts = ({ texts, name, fewest, most }: Texts): Gap[] => {
  const written = texts.filter(isFilled).length
  const needs = { row: 'rows', column: 'columns' } as const
  if (written > most || written < fewest) {
    const empty = texts.findIndex((text) => !isFilled(text))
    return [{ need: needs[name], field: `${name}-${empty === -1 ? Math.max(0, texts.length - 1) : empty}` }]
  }
  const tooLong = tooLongAt(texts)
  return tooLong >= 0 ? [{ need: 'shorter', field: `${name}-${tooLong}` }] : []
}

const rule = (): Rule<Matrix> => ({
  asked: z.object({
    rows: z.array(partText).check(z.minLength(1), z.maxLength(MAX_ROWS)),
    columns: z.array(partText).check(z.minLength(MIN_COLUMNS), z.maxLength(MAX_COLUMNS)),
    several: z.boolean(),
  }),
  key: z.strictObject({}),
  fits,
  missing: (_asked, given) => given.some((row) => row === null),
  credit: () => null,
  right: () => null,
  meaning: {
    frame: ({ several }) => (several ? 'several' : 'one'),
    choices: ({ rows, columns }) => [rows, columns],
    joined: (now, _former, [rows = [], columns = []]) => ({ ...now, rows, columns }),
    moved: (given, moves, { rows }) => rowsMoved(given, moves, rows.length),
  },
  words: (_asked, given) =>
    given.map((row, at) => `${at + 1}: ${chosenIn(row).map(optionSign).join(' + ') || '–'}`).join(', '),
  tally: {
    schema: z.object({ chosen: z.array(counts()) }),
    empty: ({ rows, columns }) => ({ chosen: rows.map(() => noCounts(columns.length)) }),
    add: ({ chosen }, { given }, by) => ({
      chosen: chosen.map((known, at) =>
        chosenIn(given[at]).reduce((sum: Counts, column) => counted(sum, column, by), known),
      ),
    }),
    merge: (one, other) => ({ chosen: one.chosen.map((known, at) => mergedCounts(known, other.chosen[at] ?? [])) }),
  },
  draft: {
    schema: z.object({ rows: z.array(z.string()), columns: z.array(z.string()), several: z.boolean() }),
    empty: () => ({ rows: ['', ''], columns: ['', '', ''], several: false }),
    gaps: ({ rows, columns }) => [
      ...gapsOfTexts({ texts: rows, name: 'row', fewest: 1, most: MAX_ROWS }),
      ...gapsOfTexts({ texts: columns, name: 'column', fewest: MIN_COLUMNS, most: MAX_COLUMNS }),
    ],
    made: ({ rows, columns, several }) => ({
      asked: { rows: writtenIn(rows), columns: writtenIn(columns), several },
      key: {},
    }),
    rewritten: (asked) => ({ ...asked }),
    isEmpty: ({ rows, columns }) => ![...rows, ...columns].some(isFilled),
  },
})

/** In each row of a table a column is chosen. Made in a function: a page that does not use it is built without it. */
export const matrix = /* @__PURE__ */ rule()
