import { describe, expect, it } from 'vitest'
import { axesOf, crossInto, nothingCrossed, withoutFew } from './cross-table.ts'
import type { Question } from './question.ts'
import { question as questionSchema } from './question-schema.ts'

const asked = (kind: string, of: object): Question =>
  questionSchema.parse({ id: 'q', kind, prompt: 'What?', asked: of, key: {} })

const OPINION = { options: ['Rice', 'Bread'], look: 'list', other: true, least: null }

describe('the axes of a question', () => {
  it.each<[string, Question, string[][], unknown, number[][]]>([
    ['one option', asked('opinion', { ...OPINION, most: 1 }), [['Rice', 'Bread', 'Other']], ['soup'], [[2]]],
    [
      'several options',
      asked('opinion', { ...OPINION, most: null }),
      [['Rice', 'Bread', 'Other']],
      [0, 'soup'],
      [[0, 2]],
    ],
    [
      'a scale',
      asked('scale', { look: 'stars', from: 1, to: 3, low: 'bad', middle: null, high: null }),
      [['1 (bad)', '2', '3']],
      [3],
      [[2]],
    ],
    [
      'a table of choices',
      asked('matrix', { rows: ['Food', 'Hall'], columns: ['Good', 'Bad'], several: false }),
      [
        ['Good', 'Bad'],
        ['Good', 'Bad'],
      ],
      [1, null],
      [[1], []],
    ],
    [
      'a table of several choices',
      asked('matrix', { rows: ['A: B', 'Hall'], columns: ['Good', 'Bad'], several: true }),
      [
        ['Good', 'Bad'],
        ['Good', 'Bad'],
      ],
      [[0, 1], null],
      [[0, 1], []],
    ],
    ['a ranking', asked('ranking', { items: ['A', 'B'], top: null }), [], [0, 1], []],
  ])('are those of %s', (_, question, categories, given, places) => {
    const axes = axesOf(question)
    expect(axes.map((axis) => axis.categories)).toEqual(categories)
    // @ts-expect-error more could be given than a table of cases may say
    expect(axes.map((axis) => axis.placesOf(given))).toEqual(places)
    expect(axes.map((axis) => axis.placesOf(null))).toEqual(axes.map(() => []))
  })
})

it('counts people who answered both, once in each total', () => {
  const crossed = nothingCrossed(2, 2)
  crossInto(crossed, [0, 1], [1])
  crossInto(crossed, [0], [])
  crossInto(crossed, [], [0])
  expect(crossed).toEqual({
    n: 1,
    cells: [
      [0, 1],
      [0, 1],
    ],
    rows: [1, 1],
    columns: [0, 1],
  })
})

const crossedOf = (cells: number[][]) => {
  const rows = cells.map((line) => line.reduce((sum, count) => sum + count, 0))
  const columns = (cells[0] ?? []).map((_, at) => cells.reduce((sum, line) => sum + (line[at] ?? 0), 0))
  return { n: rows.reduce((sum, count) => sum + count, 0), cells, rows, columns }
}

describe('where nobody may learn who responded', () => {
  it.each<[string, number[][], (number | null)[][]]>([
    [
      'large groups are told',
      [
        [5, 6],
        [7, 8],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ],
    [
      'nobody is told',
      [
        [0, 6],
        [7, 0],
      ],
      [
        [0, 6],
        [7, 0],
      ],
    ],
    [
      'a small one hides what would tell of it',
      [
        [2, 9, 30],
        [8, 7, 20],
        [9, 9, 9],
      ],
      [
        [null, null, 30],
        [null, null, 20],
        [9, 9, 9],
      ],
    ],
    [
      'small ones hide each other once they are five',
      [
        [3, 3, 9],
        [3, 3, 9],
        [9, 9, 9],
      ],
      [
        [null, null, 9],
        [null, null, 9],
        [9, 9, 9],
      ],
    ],
  ])('%s', (_, cells, shown) => expect(withoutFew(crossedOf(cells))?.cells).toEqual(shown))

  it('no line tells what it hides, by any subtraction within it', () => {
    const cells = [
      [1, 0, 12, 3],
      [6, 5, 0, 2],
      [0, 9, 40, 1],
    ]
    const shown = withoutFew(crossedOf(cells))
    const lines = (shown?.cells ?? []).map((line, at) => [...line, shown?.rows[at] ?? null])
    const columns = (shown?.columns ?? []).map((total, at) => [
      ...(shown?.cells ?? []).map((line) => line[at] ?? null),
      total,
    ])
    for (const line of [...lines, ...columns]) {
      const hidden = line.filter((count) => count === null).length
      expect([0, 1].includes(hidden) && hidden === 1).toBe(false)
      for (const count of line) expect(count === null || count === 0 || count >= 5).toBe(true)
    }
  })

  it('fewer than five are no table at all', () => expect(withoutFew(crossedOf([[2, 2]]))).toBeNull())
})
