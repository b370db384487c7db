import { describe, expect, it } from 'vitest'
import { type DraftQuestion, detailsProblems, isComplete, trimmed, withOption, withoutOption } from './draft.ts'

const draft = (change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  problem: '2 + 2?',
  options: ['3', '4', '5'],
  correctOption: 1,
  ...change,
})

describe('a question', () => {
  it.each([
    [{}, true],
    [{ problem: '  ' }, false],
    [{ correctOption: null }, false],
    [{ options: ['4', '', ''], correctOption: 0 }, false],
    [{ options: ['3', '4', ''], correctOption: 1 }, true],
    [{ options: ['3', '4', ''], correctOption: 2 }, false],
    [{ correctOption: 9 }, false],
    [{ problem: ` ${'x'.repeat(10_000)} ` }, true],
    [{ problem: 'x'.repeat(10_001) }, false],
    [{ options: ['x'.repeat(2001), '4'] }, false],
    [{ options: ['3', '4', ...Array<string>(98).fill('5'), ''] }, true],
    [{ options: ['3', '4', ...Array<string>(99).fill('5')] }, false],
  ])('with %o is complete: %s', (change, complete) => expect(isComplete(draft(change))).toBe(complete))
})

describe('removing an option', () => {
  it.each([
    { removed: 0, correct: 1, left: 0 },
    { removed: 1, correct: 1, left: null },
    { removed: 2, correct: 1, left: 1 },
  ])('number $removed leaves the correct option at $left', ({ removed, correct, left }) => {
    const after = withoutOption(draft({ correctOption: correct }), removed)
    expect([after.options.length, after.correctOption]).toEqual([2, left])
  })

  it('does nothing when only two are left', () => {
    const two = draft({ options: ['3', '4'] })
    expect(withoutOption(two, 0)).toBe(two)
  })
})

it('an option that is emptied is no longer the correct one', () => {
  expect(withOption(draft(), 1, ' ').correctOption).toBe(null)
  expect(withOption(draft(), 0, '').correctOption).toBe(1)
})

it('empty options are dropped without moving the correct answer', () => {
  const question = draft({ options: ['', '3', ' ', ' 4 '], correctOption: 3 })
  if (!isComplete(question)) throw new Error('the example must be complete')
  expect(trimmed(question)).toEqual({ problem: '2 + 2?', options: ['3', '4'], correctOption: 1 })
})

it('details name each field that is missing', () => {
  const empty = { title: ' ', subject: '', minutes: 20, questionCount: 0, hasNegativeMarking: false }
  expect(detailsProblems(empty)).toEqual({
    title: 'title_required',
    subject: 'subject_required',
    questionCount: 'question_count_required',
    minutes: 'duration_required',
  })
  const filled = { ...empty, title: 'T', subject: 'S', minutes: 15, questionCount: 1 }
  expect(detailsProblems(filled)).toEqual({})
  expect(detailsProblems({ ...filled, title: 'x'.repeat(201), subject: 'x'.repeat(101) })).toEqual({
    title: 'too_long',
    subject: 'too_long',
  })
  expect(detailsProblems({ ...filled, title: ` ${'x'.repeat(200)} `, subject: 'x'.repeat(100) })).toEqual({})
})
