import { describe, expect, it } from 'vitest'
import type { Question } from '../questionnaires/items/question.ts'
import { question as questionSchema } from '../questionnaires/items/question-schema.ts'
import { axesOf, crossInto, nothingCrossed } from './cross-table.ts'

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
