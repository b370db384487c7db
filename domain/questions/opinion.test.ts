import { describe, expect, it } from 'vitest'
import { fits, type Opinion, opinion, withOption, withOther } from './opinion.ts'

const asked = (least: number | null, most: number | null, other = true): Opinion['asked'] => ({
  options: ['a', 'b', 'c'],
  look: 'list',
  least,
  most,
  other,
})

describe('a tap', () => {
  it.each([
    ['chooses the one', asked(null, 1), [0], 2, [2]],
    ['takes the place of another one', asked(null, 1), ['x'], 0, [0]],
    ['joins the others in their order', asked(null, null), [2, 'x'], 0, [0, 2, 'x']],
    ['takes back', asked(null, null), [0], 0, null],
  ])('%s', (_, question, given, place, after) => expect(withOption(question, given, place)).toEqual(after))

  it('on “other” chooses it, beside the others or instead', () => {
    expect(withOther(asked(null, 1), [0], '')).toEqual([''])
    expect(withOther(asked(null, null), [0], 'x')).toEqual([0, 'x'])
    expect(withOther(asked(null, null), ['x'], null)).toBe(null)
  })
})

it.each([
  [asked(null, 1), [1], true],
  [asked(null, 1), [0, 1], false],
  [asked(2, 3), [1], true],
  [asked(null, 2), [0, 1, 'x'], false],
  [asked(null, null), [0, 1, 2, ''], true],
  [asked(null, null, false), ['x'], false],
])('of %j, %j fits: %j', (question, given, does) => expect(fits(question, given)).toBe(does))

it.each([
  [asked(2, null), [0], true],
  [asked(2, null), [0, 1], false],
  [asked(null, 1), [''], true],
  [asked(null, 1), ['x'], false],
])('of %j, %j is missing something: %j', (question, given, does) =>
  expect(opinion.missing?.(question, given)).toBe(does),
)

it.each([
  [{ least: null, most: 1 }, []],
  [{ least: 2, most: 4 }, []],
  [{ least: 5, most: null }, ['least']],
  [{ least: 3, most: 2 }, ['most']],
  [{ least: null, most: 0 }, ['most']],
  [{ least: 0, most: null }, ['least']],
])('a draft with %j lacks %j', (many, fields) => {
  const draft = { ...opinion.draft.empty(), options: ['a', 'b', 'c'], other: true, ...many }
  expect(opinion.draft.gaps(draft).map(({ field }) => field)).toEqual(fields)
})
