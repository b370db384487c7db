import { expect, it } from 'vitest'
import type { Question } from '../questionnaires/items/question.ts'
import { question as questionSchema } from '../questionnaires/items/question-schema.ts'
import { choicesOf } from '../questionnaires/same-meaning.ts'
import type { Kind } from '../questions/rules.ts'
import { notShownIn, variablesOf } from './variables.ts'

const of = (kind: string, asked: object, key: object = {}): Question =>
  questionSchema.parse({ id: 'q', kind, prompt: 'What?', asked, key })

const comment = (expects: string) =>
  of('comment', { expects, least: null, most: null, only: null, from: null, to: null, decimals: null })
const OPINION = { options: ['Rice', 'Bread'], look: 'list', other: true, least: null }
const UNANSWERED = null

it.each<[Question, unknown, [string, unknown][]]>([
  [of('single_choice', { options: ['A', 'B'] }, { correct: 0 }), 1, [['', 2]]],
  [
    of('multiple_choice', { options: ['A', 'B'], choose: null }, { correct: [0] }),
    [1],
    [
      ['_1', 0],
      ['_2', 1],
    ],
  ],
  [of('true_false', {}, { correct: true }), false, [['', 0]]],
  [
    of('opinion', { ...OPINION, most: 1 }),
    ['soup'],
    [
      ['', 3],
      ['_other', 'soup'],
    ],
  ],
  [
    of('opinion', { ...OPINION, most: null }),
    [0, ''],
    [
      ['_1', 1],
      ['_2', 0],
      ['_3', 1],
      ['_other', null],
    ],
  ],
  [of('scale', { look: 'nps', from: 0, to: 10, low: null, middle: null, high: null }), [0], [['', 0]]],
  [
    of('ranking', { items: ['A', 'B', 'C'], top: 2 }),
    [2, 0],
    [
      ['_1', 2],
      ['_2', null],
      ['_3', 1],
    ],
  ],
  [
    of('matrix', { rows: ['A', 'B'], columns: ['x', 'y'], several: false }),
    [1, null],
    [
      ['_1', 2],
      ['_2', null],
    ],
  ],
  [
    of('matrix', { rows: ['A', 'B'], columns: ['x', 'y'], several: true }),
    [[0], null],
    [
      ['_1_1', 1],
      ['_1_2', 0],
      ['_2_1', null],
      ['_2_2', null],
    ],
  ],
  [comment('number'), '1,200.50', [['', 1200.5]]],
  [comment('number'), '১২', [['', 12]]],
  [comment('number'), '98765432109876543210', [['', '98765432109876543210']]],
  [comment('number'), 'many', [['', 'many']]],
  [comment('date'), '2026-01-15', [['', { day: '2026-01-15' }]]],
  [comment('date'), '2026-02-31', [['', '2026-02-31']]],
  [comment('text'), '=1+1', [['', '=1+1']]],
  [
    of('file', { sorts: ['pdf'], most: 2, mebibytes: 1 }),
    [
      ['aaaaaaaaaaaaaaaaaaaaaa', 'one.pdf', 9],
      ['bbbbbbbbbbbbbbbbbbbbbb', 'two.pdf', 9],
    ],
    [
      ['', 'one.pdf\ntwo.pdf'],
      ['_link', 'aaaaaaaaaaaaaaaaaaaaaa\nbbbbbbbbbbbbbbbbbbbbbb'],
    ],
  ],
  [of('consent', { statement: 'I agree' }), true, [['', 1]]],
  [of('scale', { look: 'stars', from: 1, to: 5, low: null, middle: null, high: null }), [9], [['', null]]],
])('what was given to %j is told in columns: %j', (question, given, columns) => {
  const variables = variablesOf(question)
  // @ts-expect-error more could be given than a table of cases may say
  expect(variables.map(({ suffix, cell }) => [suffix, cell(given)])).toEqual(columns)
  expect(variables.map(({ cell }) => cell(UNANSWERED))).toEqual(variables.map(() => null))
})

it.each([
  [comment('number'), '(not shown)'],
  [of('opinion', { ...OPINION, most: 1 }), -99],
])('what was not shown says so: %#', (question, told) =>
  expect(variablesOf(question).slice(0, 1).map(notShownIn)).toEqual([told]),
)

it.each<[Question, (number | undefined)[]]>([
  [of('single_choice', { options: ['A', 'B'] }, { correct: 0 }), [0]],
  [of('opinion', { ...OPINION, most: 1 }), [0, undefined]],
  [of('opinion', { ...OPINION, most: null }), [undefined, undefined, undefined, undefined]],
  [of('matrix', { rows: ['A', 'B'], columns: ['x', 'y', 'z'], several: false }), [1, 1]],
  [of('matching', { left: ['A', 'B'], right: ['x', 'y', 'z'] }, { pairs: [0, 1] }), [1, 1]],
  [of('scale', { look: 'nps', from: 0, to: 10, low: null, middle: null, high: null }), [undefined]],
])('codes of %j count in a list of its choices: %j', (question, lists) => {
  const variables = variablesOf(question)
  expect(variables.map(({ codesOf }) => codesOf)).toEqual(lists)
  for (const { codesOf, values } of variables) {
    const list = codesOf === undefined ? [] : (choicesOf<Kind>(question)[codesOf] ?? [])
    expect(list.map((_, place) => values.find(({ code }) => code === place + 1)?.label)).toEqual(list)
  }
})
