import { describe, expect, it } from 'vitest'
import {
  singleChoice,
  takesOptions,
  withOption,
  withOptionsAfter,
  withoutOption,
  withPastedOptions,
} from './single-choice.ts'

const draft = { options: ['3', '4', '5'], correct: 1 }

describe('a draft', () => {
  it.each([
    [{}, []],
    [{ correct: null }, ['correct correct']],
    [{ correct: 9 }, ['correct correct']],
    [{ options: ['4', '', ''], correct: 0 }, ['options option-1']],
    [{ options: ['', ''], correct: null }, ['options option-0', 'correct correct']],
    [{ options: ['3', '4', ''], correct: 1 }, []],
    [{ options: ['3', '4', ''], correct: 2 }, ['correct correct']],
    [{ options: ['4', 'x'.repeat(2001)] }, ['shorter option-1']],
    [{ options: ['3', '4', ...Array<string>(98).fill('5'), ''] }, []],
    [{ options: ['3', '4', ...Array<string>(99).fill('5')] }, ['fewer option-100']],
  ])('with %o needs %j', (change, needs) =>
    expect(singleChoice.draft.gaps({ ...draft, ...change }).map(({ need, field }) => `${need} ${field}`)).toEqual(
      needs,
    ),
  )

  it('loses its empty options without moving the correct answer', () =>
    expect(singleChoice.draft.made({ options: ['', '3', ' ', ' 4 '], correct: 3 }, () => 0)).toEqual({
      asked: { options: ['3', '4'] },
      key: { correct: 1 },
    }))
})

describe('removing an option', () => {
  it.each([
    { removed: 0, correct: 1, left: 0 },
    { removed: 1, correct: 1, left: null },
    { removed: 2, correct: 1, left: 1 },
  ])('number $removed leaves the correct option at $left', ({ removed, correct, left }) => {
    const after = withoutOption({ ...draft, correct }, removed)
    expect([after.options.length, after.correct]).toEqual([2, left])
  })

  it('does nothing when only two are left', () => {
    const two = { options: ['3', '4'], correct: 1 }
    expect(withoutOption(two, 0)).toBe(two)
  })
})

it('an option that is emptied is no longer the correct one', () => {
  expect(withOption(draft, 1, ' ').correct).toBe(null)
  expect(withOption(draft, 0, '').correct).toBe(1)
})

it('options that come before the correct one move it', () => {
  expect(withOptionsAfter(draft, 0, ['a', 'b'])).toEqual({ options: ['3', 'a', 'b', '4', '5'], correct: 3 })
  expect(withOptionsAfter(draft, 1, ['a'])).toEqual({ options: ['3', '4', 'a', '5'], correct: 1 })
})

describe('pasted lines', () => {
  it('stand between their neighbours', () =>
    expect(withPastedOptions({ options: ['1', '2', '3'], correct: 1 }, 0, ['a', 'b', 'c'])).toEqual({
      options: ['a', 'b', 'c', '2', '3'],
      correct: 3,
    }))

  it('fill the empty options that follow first', () =>
    expect(withPastedOptions({ options: ['', '', 'z'], correct: 2 }, 0, ['a', 'b', 'c'])).toEqual({
      options: ['a', 'b', 'c', 'z'],
      correct: 3,
    }))

  it.each([
    { there: ['', ''], pasted: 100, fits: true },
    { there: ['', ''], pasted: 101, fits: false },
    { there: ['a', '', 'z'], pasted: 99, fits: true },
    { there: ['a', '', 'z'], pasted: 100, fits: false },
  ])('$pasted pasted into $there are taken: $fits', ({ there, pasted, fits }) => {
    const texts = Array.from({ length: pasted }, (_, line) => `line ${line}`)
    const before = { options: there, correct: null }
    expect(takesOptions(before, 0, texts)).toBe(fits)
    expect(withPastedOptions(before, 0, texts).options).toEqual(
      fits ? [...texts, ...there.filter((text) => text === 'z')] : there,
    )
  })
})

describe('an answer', () => {
  const asked = { options: ['3', '4'] }
  it.each([
    [0, true],
    [1, true],
    [2, false],
    [-1, false],
    ['1', false],
    [[1], false],
    [true, false],
  ])('%j fits two options: %s', (given, fits) => expect(singleChoice.fits(asked, given)).toBe(fits))

  it('that is right has full credit, any other none', () => {
    const key = { correct: 1 }
    expect(singleChoice.credit(key, singleChoice.right(key))).toEqual({ hits: 1, misses: 0, of: 1 })
    expect(singleChoice.credit(key, 0)).toEqual({ hits: 0, misses: 1, of: 1 })
  })
})
