import { describe, expect, it } from 'vitest'
import { A_QUARTER } from '../../marking/marking.ts'
import { questionId } from '../../questions/question-id.ts'
import type { Kind } from '../../questions/rules.ts'
import { usualSettings } from '../settings.ts'
import {
  asKind,
  type DraftOf,
  type DraftQuestion,
  detailsProblems,
  gapsOf,
  isComplete,
  isEmptyDraft,
  madeOf,
} from './draft.ts'

type Single = DraftOf<'single_choice'>

const draft = (change: Partial<Single> = {}): Single => ({
  kind: 'single_choice',
  prompt: '2 + 2?',
  draft: { options: ['3', '4', '5'], correct: 1 },
  ...change,
})

describe('a question', () => {
  it.each([
    [{}, true],
    [{ prompt: '  ' }, false],
    [{ prompt: ` ${'x'.repeat(10_000)} ` }, true],
    [{ prompt: 'x'.repeat(10_001) }, false],
    [{ draft: { options: ['3', '4'], correct: null } }, false],
  ])('with %o is complete: %s', (change, complete) => expect(isComplete(draft(change))).toBe(complete))

  it('says first that its text is missing, and last that it is too long', () => {
    const needs = (change: Partial<Single>) => gapsOf(draft(change)).map(({ need }) => need)
    expect(needs({ prompt: ' ', draft: { options: ['', ''], correct: null } })).toEqual([
      'problem',
      'options',
      'correct',
    ])
    expect(needs({ prompt: 'x'.repeat(10_001), draft: { options: ['3', '4'], correct: null } })).toEqual([
      'correct',
      'shorter',
    ])
  })

  it.each([
    [{ prompt: ' ', draft: { options: ['', ' '], correct: null } }, true],
    [{ prompt: ' ', draft: { options: ['', 'x'], correct: null } }, false],
    [{ prompt: 'x', draft: { options: ['', ''], correct: null } }, false],
  ])('with %o is empty: %s', (change, empty) => expect(isEmptyDraft(draft(change))).toBe(empty))
})

it('a complete draft makes a question, whose texts are trimmed and in one normal form', () => {
  const made = madeOf(draft({ prompt: ' Cafe\u0301? ', draft: { options: ['', '3', ' ', ' 4 '], correct: 3 } }), {
    id: questionId.parse('q1'),
    random: () => 0,
  })
  expect(made).toEqual({
    id: 'q1',
    kind: 'single_choice',
    prompt: 'Caf\u00e9?',
    asked: { options: ['3', '4'] },
    key: { correct: 1 },
  })
})

const OPTIONS = ['Plane', 'Concave']
const single = (correct: number | null): DraftQuestion => ({
  kind: 'single_choice',
  prompt: '',
  draft: { options: OPTIONS, correct },
})
const multiple = (correct: number[]): DraftQuestion => ({
  kind: 'multiple_choice',
  prompt: '',
  draft: { options: OPTIONS, correct, tellsHowMany: false },
})

it.each<[string, DraftQuestion, Kind, object]>([
  ['one right option is one of several', single(1), 'multiple_choice', { correct: [1], tellsHowMany: false }],
  ['none chosen', single(null), 'multiple_choice', { correct: [], tellsHowMany: false }],
  ['the only one of several is the one', multiple([0]), 'single_choice', { correct: 0 }],
  ['which of two, nobody knows', multiple([0, 1]), 'single_choice', { correct: null }],
])('a question of another type keeps what is right: %s', (_, question, kind, expected) => {
  expect(asKind(question, kind).draft).toEqual({ options: OPTIONS, ...expected })
})

it('options that stay in their places do so in a question of another type', () => {
  const question: DraftQuestion = {
    kind: 'single_choice',
    prompt: '',
    draft: { options: OPTIONS, correct: 1, fixed: [1] },
  }
  expect(asKind(question, 'multiple_choice').draft).toMatchObject({ fixed: [1] })
})

it('details name each field that is missing', () => {
  const empty = {
    title: ' ',
    subject: '',
    minutes: null,
    questionCount: 0,
    marksPerQuestion: 1200,
    hasNegativeMarking: false,
    wrongCosts: A_QUARTER,
    scheme: 'all_or_nothing' as const,
    floor: 'none' as const,
    settings: usualSettings(),
  }
  expect(detailsProblems(empty)).toEqual({
    title: 'title_required',
    subject: 'subject_required',
    questionCount: 'question_count_required',
    minutes: 'duration_required',
  })
  const filled = { ...empty, title: 'T', subject: 'S', minutes: 15, questionCount: 1 }
  expect(detailsProblems(filled)).toEqual({})
  for (const minutes of [1, 25, 180, 1440]) expect(detailsProblems({ ...filled, minutes })).toEqual({})
  for (const minutes of [0, -15, 1.5, 1441])
    expect(detailsProblems({ ...filled, minutes })).toEqual({ minutes: 'duration_required' })
  expect(detailsProblems({ ...filled, title: 'x'.repeat(201), subject: 'x'.repeat(101) })).toEqual({
    title: 'too_long',
    subject: 'too_long',
  })
  expect(detailsProblems({ ...filled, title: ` ${'x'.repeat(200)} `, subject: 'x'.repeat(100) })).toEqual({})
})
