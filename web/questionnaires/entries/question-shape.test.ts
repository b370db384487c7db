import { expect, it } from 'vitest'
import { wholeMarks } from '#domain/marking/marks.ts'
import { type DraftQuestion, isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { QUIZ_OFFERS } from './offers.ts'
import { shapedLike } from './question-shape.ts'

const EMPTY = { prompt: '', format: 'prose' }

const cases: { of: string; former: DraftQuestion; shape: object }[] = [
  {
    of: 'options and language, and no marks',
    former: {
      kind: 'single_choice',
      prompt: 'Which?',
      explanation: 'So.',
      points: wholeMarks(4),
      marking: { scheme: 'proportional' },
      language: 'bn',
      draft: { options: ['a', 'b', 'c'], correct: 2, fixed: [2] },
    },
    shape: {
      ...EMPTY,
      kind: 'single_choice',
      language: 'bn',
      draft: { options: ['', '', ''], correct: null },
    },
  },
  {
    of: 'several right options',
    former: {
      kind: 'multiple_choice',
      prompt: '?',
      draft: { options: ['a', 'b', 'c'], correct: [0, 1], tellsHowMany: true },
    },
    shape: { ...EMPTY, kind: 'multiple_choice', draft: { options: ['', '', ''], correct: [], tellsHowMany: true } },
  },
  {
    of: 'pairs',
    former: {
      kind: 'matching',
      prompt: '?',
      draft: {
        pairs: [
          { left: 'a', right: 'b' },
          { left: 'c', right: 'd' },
        ],
        extras: ['e'],
      },
    },
    shape: {
      ...EMPTY,
      kind: 'matching',
      draft: {
        pairs: [
          { left: '', right: '' },
          { left: '', right: '' },
        ],
        extras: [],
      },
    },
  },
  {
    of: 'a number',
    former: {
      kind: 'numerical',
      prompt: '?',
      draft: { rows: [{ form: 'range', first: '1', second: '2' }], units: 'm', unit: 0, decimals: 2 },
    },
    shape: {
      ...EMPTY,
      kind: 'numerical',
      draft: { rows: [{ form: 'tolerance', first: '', second: '' }], units: '', unit: null, decimals: null },
    },
  },
]

it.each(cases)('a new question has the shape of the former one: $of', ({ former, shape }) => {
  const next = shapedLike(former, QUIZ_OFFERS)
  expect(next).toEqual(shape)
  expect(isEmptyDraft(next)).toBe(true)
})

it('the first one has the usual shape', () => expect(shapedLike(undefined, QUIZ_OFFERS).kind).toBe('single_choice'))
