import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, type MatchingDraft, matching } from './matching.ts'
import { value } from './value.ts'

const { gaps, made, isEmpty, empty } = matching.draft
const half = () => 0.5
const pairsOf = (...texts: [string, string][]) => texts.map(([left, right]) => ({ left, right }))
const needsOf = (draft: MatchingDraft) => gaps(draft).map(({ need, field }) => `${need} ${field}`)
const many = (count: number) =>
  pairsOf(...Array.from({ length: count }, (_, at): [string, string] => [`l${at}`, `r${at}`]))
const extras = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`)

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
    expect(key.pairs.map((right) => asked.right[right])).toEqual(['1', '2', '1'])
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

  it('is said by numbers and letters', () =>
    expect(matching.words({ left: ['a', 'b'], right: ['1', '2'] }, [1, null])).toBe('1: B, 2: –'))
})

it.each([
  [[0, 1, 2], { hits: 3, misses: 0, of: 3 }],
  [[0, 2, 2], { hits: 2, misses: 1, of: 3 }],
  [[0, null, 1], { hits: 1, misses: 1, of: 3 }],
  [[null, null, 2], { hits: 1, misses: 0, of: 3 }],
])('%j earns %o', (given, credit) => expect(matching.credit({ pairs: [0, 1, 2] }, given)).toEqual(credit))

const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
const anyText = fc.constantFrom('a', 'b', ' b ', 'গঙ্গা', '\u09af\u09bc', '\u09df', '10')
const anyPair = fc.oneof(fc.record({ left: anyText, right: anyText }), fc.constant({ left: ' ', right: '' }))

it('the right answer to anything complete fits and earns all there is', () =>
  fc.assert(
    fc.property(fc.array(anyPair, { maxLength: 32 }), fc.array(anyText), chances, (pairs, wrong, stream) => {
      fc.pre(needsOf({ pairs, extras: wrong }).length === 0)
      const { asked, key } = made({ pairs, extras: wrong }, () => stream.next().value)
      expect(matching.asked.parse(asked)).toEqual(asked)
      expect(matching.key.parse(key)).toEqual(key)
      const right = matching.right(key)
      expect(value.safeParse(right).success && fits(asked, right)).toBe(true)
      expect(matching.credit(key, right)).toEqual({ hits: right.length, misses: 0, of: asked.left.length })
    }),
  ))

it('any JSON is judged', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      // JSON has what no answer may be, and a rule is asked all the same.
      expect(typeof Reflect.apply(fits, null, [{ left: ['a'], right: ['1', '2'] }, given])).toBe('boolean')
    }),
  ))
