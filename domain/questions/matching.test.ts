import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, type MatchingDraft, matching, withChosen } from './matching.ts'
import { chosenIn } from './parts/row-choices.ts'
import { value } from './value.ts'

const { gaps, made, isEmpty, empty } = matching.draft
const half = () => 0.5
const pairsOf = (...texts: [string, string][]) => texts.map(([left, right]) => ({ left, right }))
const needsOf = (draft: MatchingDraft) => gaps(draft).map(({ need, field }) => `${need} ${field}`)
const many = (count: number) =>
  pairsOf(...Array.from({ length: count }, (_, at): [string, string] => [`l${at}`, `r${at}`]))
const extras = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`)

const ASKED = { left: ['a', 'b', 'c'], right: ['1', '2', '3'] }

describe('a draft', () => {
  it.each<[MatchingDraft, string[]]>([
    [{ pairs: pairsOf(['a', '1'], ['b', '2']), extras: [] }, []],
    [{ pairs: pairsOf(['a', '1'], ['', ''], ['b', '2']), extras: ['', '3'] }, []],
    [{ pairs: pairsOf(['a', '1']), extras: ['2'] }, []],
    [{ pairs: pairsOf(['a', '1'], ['b', '1']), extras: ['2'] }, []],
    [{ pairs: [], extras: [] }, ['pairs left-0']],
    [{ pairs: pairsOf(['', ''], ['', '']), extras: ['1'] }, ['pairs left-0']],
    [{ pairs: pairsOf(['a', '1'], ['b', ' ']), extras: [] }, ['pairs right-1']],
    [{ pairs: pairsOf(['a', '1'], ['', '2']), extras: [] }, ['pairs left-1']],
    [{ pairs: pairsOf(['a', '1'], ['', '']), extras: [] }, ['choices left-1']],
    [{ pairs: pairsOf(['a', '1'], ['b', '1 ']), extras: [] }, ['choices add-extra']],
    [{ pairs: pairsOf(['a', '1'], ['b', '1']), extras: ['1', ''] }, ['choices extra-1']],
    [
      { pairs: pairsOf(['x'.repeat(2001), '1'], ['b', '2']), extras: ['x'.repeat(2001)] },
      ['shorter left-0', 'shorter extra-0'],
    ],
    [{ pairs: many(30), extras: extras(10) }, []],
    [{ pairs: many(31), extras: [] }, ['fewer_pairs left-30']],
    [{ pairs: many(30), extras: extras(11) }, ['fewer_choices add-extra']],
  ])('%# needs %j', (draft, needs) => expect(needsOf(draft)).toEqual(needs))

  it('is empty until something is written', () => {
    expect(isEmpty(empty())).toBe(true)
    expect(isEmpty({ ...empty(), extras: ['a'] })).toBe(false)
  })
})

describe('what is made', () => {
  it('offers each text once, and finds the right ones in it', () => {
    const { asked, key } = made(
      { pairs: pairsOf(['a', '1'], ['b', ' 2 '], ['', ''], ['c', '1']), extras: ['2', '3', ''] },
      half,
    )
    expect(asked.left).toEqual(['a', 'b', 'c'])
    expect(asked.right.toSorted()).toEqual(['1', '2', '3'])
    expect(key.pairs.map((right) => asked.right[Number(right)])).toEqual(['1', '2', '1'])
  })

  it('has one row for all pairs with the same left side, where several may belong to it', () => {
    const pairs = pairsOf(['a', '1'], ['b', '2'], [' a', '3'], ['', ''], ['a', '1 '])
    const { asked, key } = made({ pairs, extras: ['4'], several: true }, half)
    expect(asked).toEqual({ left: ['a', 'b'], right: expect.any(Array), several: true })
    const texts = matching.right(key).map((row) => chosenIn(row).map((right) => asked.right[right]))
    expect(texts.map((row) => row.toSorted())).toEqual([['1', '3'], ['2']])
    expect(made({ pairs, extras: ['4'] }, half).asked.left).toEqual(['a', 'b', 'a', 'a'])
  })

  it('shows the same whatever belongs together', () => {
    const one = made({ pairs: pairsOf(['a', '1'], ['b', '2'], ['c', '3']), extras: ['4'] }, half)
    const other = made({ pairs: pairsOf(['a', '4'], ['b', '3'], ['c', '1']), extras: ['2'] }, half)
    expect(one.asked).toEqual(other.asked)
  })

  it('comes in an order that chance decides', () => {
    const draft = { pairs: many(6), extras: [] }
    const orders = [0, 0.3, 0.6, 0.9].map((chance) => made(draft, () => chance).asked.right.join())
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('cannot offer two choices that are the same', () =>
    expect(matching.asked.safeParse({ left: ['a'], right: ['1', ' 1'] }).success).toBe(false))
})

describe('an answer', () => {
  it.each([
    [[0, 1], true],
    [[2, 2], true],
    [[null, 0], true],
    [[null, null], false],
    [[0], false],
    [[0, 1, 2], false],
    [[0, 3], false],
    [[0, -1], false],
    [[0, '1'], false],
    [[], false],
    ['01', false],
    [1, false],
    [false, false],
  ])('%j fits two on the left and three on the right: %s', (given, may) =>
    expect(fits({ left: ['a', 'b'], right: ['1', '2', '3'] }, given)).toBe(may),
  )

  it.each([
    [[[0], [1]], true],
    [[[0, 2], null], true],
    [
      [
        [0, 1, 2],
        [0, 1, 2],
      ],
      true,
    ],
    [[0, 1], false],
    [[null, null], false],
    [[[], [0]], false],
    [[[1, 0], null], false],
    [[[0, 0], null], false],
    [[[0, 3], null], false],
    [[['0'], null], false],
    [[[0]], false],
  ])('%j fits where several may belong to a row: %s', (given, may) =>
    expect(fits({ left: ['a', 'b'], right: ['1', '2', '3'], several: true }, given)).toBe(may),
  )

  it.each([
    [[1, null], '1: B, 2: –'],
    [[[0, 1], [1]], '1: A + B, 2: B'],
  ])('%j is said by numbers and letters', (given, words) =>
    expect(matching.words({ left: ['a', 'b'], right: ['1', '2'] }, given)).toBe(words),
  )

  it.each([
    [false, null, { row: 1, place: 2 }, [null, 2]],
    [false, [0, 2], { row: 1, place: 1 }, [0, 1]],
    [false, [null, 2], { row: 1, place: null }, null],
    [true, null, { row: 0, place: 2 }, [[2], null]],
    [true, [[2], null], { row: 0, place: 0 }, [[0, 2], null]],
    [true, [[0, 2], null], { row: 0, place: 2 }, [[0], null]],
    [true, [[0], null], { row: 0, place: 0 }, null],
  ])('(several: %s) is, after %j and %j, %j', (several, given, chosen, after) => {
    const asked = { left: ['a', 'b'], right: ['1', '2', '3'], ...(several && { several: true as const }) }
    expect(withChosen(asked, given, chosen)).toEqual(after)
  })
})

it.each([
  [[0, 1, 2], { hits: 3, misses: 0, of: 3 }],
  [[0, 2, 2], { hits: 2, misses: 1, of: 3 }],
  [[0, null, 1], { hits: 1, misses: 1, of: 3 }],
  [[null, null, 2], { hits: 1, misses: 0, of: 3 }],
])('%j earns %o', (given, credit) => expect(matching.credit({ pairs: [0, 1, 2] }, given, ASKED)).toEqual(credit))

it.each([
  [[[0, 2], [1]], { hits: 3, misses: 0, of: 3 }],
  [[[0], [1]], { hits: 2, misses: 0, of: 3 }],
  [[[0, 1, 2], [1]], { hits: 3, misses: 1, of: 3 }],
  [[[1], null], { hits: 0, misses: 1, of: 3 }],
  [[null, [0, 1, 2]], { hits: 1, misses: 2, of: 3 }],
])('%j earns %o of a key with several in a row', (given, credit) =>
  expect(matching.credit({ pairs: [[0, 2], [1]] }, given, ASKED)).toEqual(credit),
)

const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
const anyText = fc.constantFrom('a', 'b', ' b ', 'গঙ্গা', '\u09af\u09bc', '\u09df', '10')
const anyPair = fc.oneof(fc.record({ left: anyText, right: anyText }), fc.constant({ left: ' ', right: '' }))

const anyDraft = fc.record(
  { pairs: fc.array(anyPair, { maxLength: 32 }), extras: fc.array(anyText), several: fc.constant(true as const) },
  { requiredKeys: ['pairs', 'extras'] },
)

it('the right answer to anything complete fits and earns all there is', () =>
  fc.assert(
    fc.property(anyDraft, chances, (draft, stream) => {
      fc.pre(needsOf(draft).length === 0)
      const { asked, key } = made(draft, () => stream.next().value)
      expect(matching.asked.parse(asked)).toEqual(asked)
      expect(matching.key.parse(key)).toEqual(key)
      const right = matching.right(key)
      const parts = right.flatMap(chosenIn).length
      expect(parts).toBeGreaterThanOrEqual(asked.left.length)
      expect(value.safeParse(right).success && fits(asked, right)).toBe(true)
      expect(matching.credit(key, right, asked)).toEqual({ hits: parts, misses: 0, of: parts })
    }),
  ))

it('any JSON is judged', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      // JSON has what no answer may be, and a rule is asked all the same.
      expect(typeof Reflect.apply(fits, null, [{ left: ['a'], right: ['1', '2'] }, given])).toBe('boolean')
    }),
  ))
