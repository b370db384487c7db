import { describe, expect, it } from 'vitest'
import { defaultMarking, marked } from '../marking/marking.ts'
import { questionId } from '../questions/question-id.ts'
import type { MarkedEntry } from './attempt.ts'
import {
  changeText,
  countWaiting,
  isMarkFor,
  marksAfter,
  marksOfRubric,
  verdictOfMark,
  withHandMarks,
} from './hand-marks.ts'

const RUBRIC = [
  { text: 'one', weight: 2 },
  { text: 'two', weight: 1 },
  { text: 'three', weight: 3 },
]

it.each([
  [[], 0],
  [[0], 400],
  [[1], 200],
  [[0, 2], 1000],
  [[0, 1, 2], 1200],
])('the points %j of a rubric earn %d of 1200', (ticked, marks) =>
  expect(marksOfRubric(RUBRIC, ticked, 1200)).toBe(marks),
)

it('a rubric without points earns nothing, and thirds are rounded once', () => {
  expect(marksOfRubric([], [0], 1200)).toBe(0)
  expect(marksOfRubric(RUBRIC, [0, 1], 1000)).toBe(500)
  expect(marksOfRubric(RUBRIC, [1], 1000)).toBe(167)
})

it.each([
  [1200, false, 'correct'],
  [1, false, 'partly'],
  [0, false, 'wrong'],
  [0, true, 'blank'],
  [600, true, 'partly'],
])('%d of 1200, of a blank: %s, is %s', (marks, isBlank, verdict) =>
  expect(verdictOfMark(marks, { full: 1200, isBlank })).toBe(verdict),
)

it.each([
  [{ marks: 0, rubric: [] }, true],
  [{ marks: 1200, rubric: [0, 2] }, true],
  [{ marks: 1201, rubric: [] }, false],
  [{ marks: -1, rubric: [] }, false],
  [{ marks: 1, rubric: [3] }, false],
  [{ marks: 1, rubric: [1, 0] }, false],
  [{ marks: 1, rubric: [1, 1] }, false],
])('%j may be given: %s', (mark, may) => expect(isMarkFor(mark, { full: 1200, points: 3 })).toBe(may))

it('what a person has to mark earns nothing until then, whatever a wrong answer costs', () =>
  expect(marked('by_hand', defaultMarking(true))).toEqual({ verdict: 'waiting', marks: 0 }))

describe('a mark in a result', () => {
  const written = (seq: number) => ({ turn: 1, seq, device: 'phone-0001' })
  const entry = (id: string, seq: number, answer: string | null = 'text'): MarkedEntry => ({
    questionId: questionId.parse(id),
    answer,
    answerBy: written(seq),
    timeMs: 0,
    verdict: answer === null ? 'blank' : 'waiting',
    marks: 0,
  })
  const markOf = (id: string, seq: number, marks: number) => ({
    questionId: questionId.parse(id),
    answerBy: changeText(written(seq)),
    marks,
  })

  it('counts for the answer that it was given for, and for no other in its place', () => {
    const entries = [entry('a', 1), entry('b', 2), entry('c', 3, null)]
    const result = withHandMarks(entries, [markOf('a', 1, 600), markOf('b', 1, 600), markOf('c', 3, 0)], () => 1200)
    expect(result.map(({ verdict, marks }) => [verdict, marks])).toEqual([
      ['partly', 600],
      ['waiting', 0],
      ['blank', 0],
    ])
    expect(countWaiting(result)).toBe(1)
  })

  it('is of each answer its own, whichever of them counts', () => {
    const marks = [markOf('a', 2, 1200), markOf('a', 1, 600)]
    const marksOf = (seq: number) => withHandMarks([entry('a', seq)], marks, () => 1200).map((each) => each.marks)
    expect([1, 2, 3].map(marksOf)).toEqual([[600], [1200], [0]])
  })

  it.each([
    ['first', [], 'a', 1, ['a1']],
    ['other', ['a1'], 'b', 2, ['b2', 'a1']],
    ['another for the same answer', ['b2', 'a1'], 'a', 3, ['a3', 'b2']],
    ['taken back', ['b2', 'a1'], 'b', null, ['a1']],
    ['taken back where there is none', ['a1'], 'b', null, ['a1']],
    [
      'one too many',
      [...'abcdefgh'].map((by) => `${by}1`),
      'i',
      2,
      [...'iabcdefg'].map((by) => (by === 'i' ? 'i2' : `${by}1`)),
    ],
  ])('%s', (_, before, answerBy, marks, after) => {
    const all = before.map((text) => ({ answerBy: text.slice(0, 1), marks: Number(text.slice(1)) }))
    const kept = marksAfter(all, answerBy, marks === null ? null : { answerBy, marks })
    expect(kept.map((each) => each.answerBy + each.marks)).toEqual(after)
  })

  it('knows an answer that nobody counted as one that nobody changed', () =>
    expect([changeText(null), changeText({ turn: 0, seq: 0, device: '' })]).toEqual(['', '']))
})
