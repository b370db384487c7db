import { describe, expect, it } from 'vitest'
import { defaultMarking } from '../marking/marking.ts'
import { wholeMarks } from '../marking/marks.ts'
import type { Question } from '../questionnaires/items/question.ts'
import type { SameMeaning } from '../questionnaires/same-meaning.ts'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import { type EditEffects, editEffects } from './edit-effects.ts'

const LUNCH = questionId.parse('lunch')
const HOW = questionId.parse('how')

const asks = (id: QuestionId, prompt: string, options: string[]) =>
  ({
    ...{ id, kind: 'opinion', prompt, key: {} },
    asked: { options, look: 'list', other: false, least: null, most: 1 },
  }) satisfies Question
const scale = (to: number) =>
  ({
    ...{ id: HOW, kind: 'scale', prompt: 'How?', key: {} },
    asked: { look: 'numbers', from: 1, to, low: null, middle: null, high: null },
  }) satisfies Question
const sum = (options: string[], correct: number) =>
  ({
    ...{ id: LUNCH, kind: 'single_choice', prompt: '2 + 2?' },
    ...{ asked: { options }, key: { correct } },
  }) satisfies Question

type Edited = {
  before: Question[]
  after: Question[]
  same?: SameMeaning[]
  /** Of a quiz: how many marks each question earns, before and after. */
  marks?: [before: number, after: number]
}

const effectsOf = ({ before, after, same, marks }: Edited): EditEffects => {
  const markedBy = (of: number | undefined) =>
    of === undefined ? null : { ...defaultMarking(false), marksPerQuestion: wholeMarks(of) }
  return editEffects(
    { id: 'v1', number: 1, questions: before, marking: markedBy(marks?.[0]), meanings: null },
    {
      id: 'edit',
      number: 2,
      questions: after,
      marking: markedBy(marks?.[1]),
      meanings: same ? { of: 'v1', same } : null,
    },
  )
}

const RICE = asks(LUNCH, 'Lunch?', ['Rice', 'Bread'])
const named = ({ gone, apart, notOffered }: EditEffects) => ({
  gone: gone.map(({ number }) => number),
  apart: apart.map(({ number }) => number),
  notOffered: notOffered.map(({ number, choices }) => [number, ...choices]),
})

describe('what an edit does to what was answered', () => {
  const NOTHING = { gone: [], apart: [], notOffered: [] }
  const CASES: [name: string, edited: Edited, effects: object][] = [
    ['nothing is changed', { before: [RICE], after: [RICE] }, NOTHING],
    ['choices change places', { before: [RICE], after: [asks(LUNCH, 'Lunch?', ['Bread', 'Rice'])] }, NOTHING],
    ['a choice is added', { before: [RICE], after: [asks(LUNCH, 'Lunch?', ['Rice', 'Bread', 'Soup'])] }, NOTHING],
    ['a question is added', { before: [RICE], after: [scale(5), RICE] }, NOTHING],
    [
      'a choice is left out',
      { before: [RICE], after: [scale(5), asks(LUNCH, 'Lunch?', ['Rice', 'Soup'])] },
      { ...NOTHING, notOffered: [[2, 'Bread']] },
    ],
    [
      'a choice in other words means the same',
      {
        before: [RICE],
        after: [asks(LUNCH, 'Lunch?', ['Rice', 'A bread'])],
        same: [{ question: LUNCH, choice: { list: 0, was: 1, is: 1 } }],
      },
      NOTHING,
    ],
    ['a question is left out', { before: [scale(5), RICE], after: [scale(5)] }, { ...NOTHING, gone: [2] }],
    [
      'another text',
      { before: [RICE], after: [scale(5), asks(LUNCH, 'Dinner?', ['Rice', 'Bread'])] },
      { ...NOTHING, apart: [2] },
    ],
    [
      'another text that means the same',
      { before: [RICE], after: [asks(LUNCH, 'For lunch?', ['Rice', 'Bread'])], same: [{ question: LUNCH }] },
      NOTHING,
    ],
    ['the same text becomes prose', { before: [RICE], after: [{ ...RICE, format: 'prose' }] }, NOTHING],
    [
      'a text becomes prose that reads otherwise then',
      {
        before: [asks(LUNCH, '**Lunch**?', ['Rice'])],
        after: [{ ...asks(LUNCH, '**Lunch**?', ['Rice']), format: 'prose' }],
      },
      { ...NOTHING, apart: [1] },
    ],
    ['another range', { before: [scale(5)], after: [scale(10)] }, { ...NOTHING, apart: [1] }],
    [
      'something else is right',
      { before: [sum(['3', '4'], 0)], after: [sum(['3', '4'], 1)], marks: [1, 1] },
      { ...NOTHING, apart: [1] },
    ],
    [
      'the same is right at another place',
      { before: [sum(['3', '4'], 1)], after: [sum(['4', '3'], 0)], marks: [1, 1] },
      NOTHING,
    ],
    [
      'other marks',
      { before: [sum(['3', '4'], 1)], after: [sum(['3', '4'], 1)], marks: [1, 4] },
      { ...NOTHING, apart: [1] },
    ],
  ]
  it.each(CASES)('%s', (_, edited, effects) => {
    expect(named(effectsOf(edited))).toEqual(effects)
  })
})
