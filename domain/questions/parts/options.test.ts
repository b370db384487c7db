import { describe, expect, it } from 'vitest'
import {
  askedOptions,
  optionGaps,
  rightOptions,
  takesOptions,
  withOption,
  withOptionMoved,
  withOptionsAfter,
  withoutOption,
  withPastedOptions,
} from './options.ts'

const marked = { options: ['3', '4', '5'], correct: [0, 1] }

describe('what is needed', () => {
  it.each([
    [{}, []],
    [{ correct: [] }, ['correct correct']],
    [{ correct: [9] }, ['correct correct']],
    [{ correct: [2, 9] }, []],
    [{ correct: [0, 1, 2] }, []],
    [{ options: ['4', '', ''], correct: [0] }, ['options option-1']],
    [{ options: ['', ''], correct: [] }, ['options option-0', 'correct correct']],
    [{ options: ['', '3', '4'], correct: [0] }, ['right_text option-0']],
    [{ options: ['3', '4', ' '], correct: [0, 2] }, ['right_text option-2']],
    [{ options: ['', ''], correct: [1] }, ['options option-0', 'right_text option-1']],
    [{ options: ['4', 'x'.repeat(2001)] }, ['shorter option-1']],
    [{ options: ['3', '4', ...Array<string>(98).fill('5'), ''] }, []],
    [{ options: ['3', '4', ...Array<string>(199).fill('5')] }, ['fewer option-200']],
  ])('with %o: %j', (change, needs) =>
    expect(optionGaps({ ...marked, ...change }).map(({ need, field }) => `${need} ${field}`)).toEqual(needs),
  )
})

it('the right ones are written, in order and named once', () =>
  expect(rightOptions({ options: ['a', ' ', 'c'], correct: [2, 1, 0, 2, 7] })).toEqual([0, 2]))

it('those left empty are not asked, and the right ones stay right', () =>
  expect(askedOptions({ options: ['', '3', ' ', ' 4 '], correct: [3, 1] })).toEqual({
    options: ['3', '4'],
    correct: [0, 1],
  }))

describe('removing an option', () => {
  it.each([
    { removed: 0, left: [0] },
    { removed: 1, left: [0] },
    { removed: 2, left: [0, 1] },
  ])('number $removed leaves the right ones at $left', ({ removed, left }) => {
    const after = withoutOption(marked, removed)
    expect([after.options.length, after.correct]).toEqual([2, left])
  })

  it('does nothing when only two are left', () => {
    const two = { options: ['3', '4'], correct: [1] }
    expect(withoutOption(two, 0)).toBe(two)
  })
})

it('an option that is emptied is not right until it has a text again', () => {
  const emptied = withOption(marked, 1, ' ')
  expect(rightOptions(emptied)).toEqual([0])
  expect(rightOptions(withOption(emptied, 1, '4.0'))).toEqual([0, 1])
})

it('options that come before the right ones move them', () => {
  expect(withOptionsAfter(marked, 0, ['a', 'b'])).toEqual({ options: ['3', 'a', 'b', '4', '5'], correct: [0, 3] })
  expect(withOptionsAfter(marked, 1, ['a'])).toEqual({ options: ['3', '4', 'a', '5'], correct: [0, 1] })
})

describe('pasted lines', () => {
  it('stand between their neighbours', () =>
    expect(withPastedOptions({ options: ['1', '2', '3'], correct: [1] }, 0, ['a', 'b', 'c'])).toEqual({
      options: ['a', 'b', 'c', '2', '3'],
      correct: [3],
    }))

  it('fill the empty options that follow first', () =>
    expect(withPastedOptions({ options: ['', '', 'z'], correct: [2] }, 0, ['a', 'b', 'c'])).toEqual({
      options: ['a', 'b', 'c', 'z'],
      correct: [3],
    }))

  it.each([
    { there: ['', ''], pasted: 200, fits: true },
    { there: ['', ''], pasted: 201, fits: false },
    { there: ['a', '', 'z'], pasted: 199, fits: true },
    { there: ['a', '', 'z'], pasted: 200, fits: false },
  ])('$pasted pasted into $there are taken: $fits', ({ there, pasted, fits }) => {
    const texts = Array.from({ length: pasted }, (_, line) => `line ${line}`)
    const before = { options: there, correct: [] }
    expect(takesOptions(before, 0, texts)).toBe(fits)
    expect(withPastedOptions(before, 0, texts).options).toEqual(
      fits ? [...texts, ...there.filter((text) => text === 'z')] : there,
    )
  })
})

describe('an option that is moved takes along what is right and what is fixed', () => {
  it.each([
    { from: 0, to: 2, options: ['4', '5', '3'], correct: [0, 2], fixed: [2] },
    { from: 2, to: 0, options: ['5', '3', '4'], correct: [1, 2], fixed: [1] },
    { from: 1, to: 1, options: ['3', '4', '5'], correct: [0, 1], fixed: [0] },
    { from: 1, to: 9, options: ['3', '4', '5'], correct: [0, 1], fixed: [0] },
  ])('from $from to $to', ({ from, to, ...after }) =>
    expect(withOptionMoved({ ...marked, fixed: [0] }, from, to)).toEqual(after),
  )
})
