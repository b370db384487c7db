import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fits, ordering } from './ordering.ts'
import { value } from './value.ts'

const { gaps, made, isEmpty, empty } = ordering.draft
const half = () => 0.5

describe('a draft', () => {
  it.each([
    [['a', 'b'], []],
    [['a', ' ', 'b', ''], []],
    [['', '', ''], ['items item-0']],
    [['a', '', ''], ['items item-1']],
    [['a', 'a '], ['items item-1']],
    [[], ['items item-0']],
    [['a', 'x'.repeat(2001)], ['shorter item-1']],
    [Array.from({ length: 30 }, (_, item) => `${item}`), []],
    [Array.from({ length: 31 }, (_, item) => `${item}`), ['fewer_items item-30']],
  ])('of %j needs %j', (items, needs) =>
    expect(gaps({ items }).map(({ need, field }) => `${need} ${field}`)).toEqual(needs),
  )

  it('is empty until something is written', () => {
    expect(isEmpty(empty())).toBe(true)
    expect(isEmpty({ items: [' ', 'a'] })).toBe(false)
  })
})

describe('what is asked', () => {
  it.each([[['a', 'b']], [['a', '', ' b ', 'c']], [['a', 'a', 'b']], [['b', 'a', 'a', 'a']]])(
    'of %j is all of it, in one order or another',
    (items) => {
      const right = items.map((item) => item.trim()).filter((item) => item !== '')
      for (let chance = 0; chance < 1; chance += 0.05) {
        const { asked, key } = made({ items }, () => chance)
        expect(asked.items.toSorted()).toEqual(right.toSorted())
        expect(key.order.map((item) => asked.items[item])).toEqual(right)
      }
    },
  )

  it('may stand in its right order too: otherwise two items would tell it', () => {
    const shown = [0, 0.3, 0.6, 0.9].map((chance) => made({ items: ['b', 'a'] }, () => chance).asked.items.join())
    expect(new Set(shown)).toEqual(new Set(['a,b', 'b,a']))
  })

  it('tells texts apart as they are read', () =>
    expect(made({ items: ['\u09af\u09bc', 'a', '\u09df'] }, half).key.alike.toSorted()).toEqual([0, 1, 1]))
})

describe('an answer', () => {
  it.each([
    [[0, 1, 2], true],
    [[2, 0, 1], true],
    [[0, 1], false],
    [[0, 1, 2, 3], false],
    [[0, 1, 1], false],
    [[0, 1, 3], false],
    [[0, 1, -1], false],
    [[0, 1, null], false],
    [[0, 1, '2'], false],
    [[], false],
    ['012', false],
    [0, false],
    [true, false],
  ])('%j fits three items: %s', (given, may) => expect(fits({ items: ['a', 'b', 'c'] }, given)).toBe(may))

  it('is said by letters', () => expect(ordering.words({ items: ['a', 'b', 'c'] }, [2, 0, 1])).toBe('C, A, B'))
})

describe('credit', () => {
  const key = { order: [1, 2, 0, 3], alike: [0, 1, 2, 1] }
  it.each([
    [[1, 2, 0, 3], 4],
    [[3, 2, 0, 1], 4],
    [[1, 0, 2, 3], 2],
    [[2, 1, 3, 0], 0],
  ])('for %j counts %i places', (given, hits) =>
    expect(ordering.credit(key, given, { items: ['a', 'b', 'c', 'd'] })).toEqual({ hits, misses: 4 - hits, of: 4 }),
  )
})

const chances = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
const anyText = fc.constantFrom('a', 'b', ' b ', '', 'গঙ্গা', '\u09af\u09bc', '\u09df', '10')

it('the right answer to anything complete fits and earns all there is', () =>
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 32 }), chances, (items, stream) => {
      fc.pre(gaps({ items }).length === 0)
      const { asked, key } = made({ items }, () => stream.next().value)
      expect(ordering.asked.parse(asked)).toEqual(asked)
      expect(ordering.key.parse(key)).toEqual(key)
      const right = ordering.right(key)
      expect(value.safeParse(right).success && fits(asked, right)).toBe(true)
      expect(ordering.credit(key, right, asked)).toEqual({ hits: right.length, misses: 0, of: right.length })
    }),
  ))

it('what is asked is the same whatever order is right', () => {
  const [one, other] = [made({ items: ['a', 'b', 'c', 'd'] }, half), made({ items: ['d', 'c', 'a', 'b'] }, half)]
  expect(one.asked).toEqual(other.asked)
})

it('any JSON is judged', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (given) => {
      // JSON has what no answer may be, and a rule is asked all the same.
      expect(typeof Reflect.apply(fits, null, [{ items: ['a', 'b'] }, given])).toBe('boolean')
    }),
  ))
