import { describe, expect, it } from 'vitest'
import { mixed, mixedPlaces } from './order.ts'

const ITEMS = Array.from({ length: 20 }, (_, at) => `q${at}`)
const inOrder = (items: readonly string[], seed: string) => mixed(items, (item) => item, seed)

describe('a mixed order', () => {
  it('has all items, each once', () => {
    expect(inOrder(ITEMS, 'attempt').sort()).toEqual([...ITEMS].sort())
  })
  it('is the same again, from whatever order it is made', () => {
    const first = inOrder(ITEMS, 'attempt')
    expect(inOrder(first, 'attempt')).toEqual(first)
    expect(inOrder([...ITEMS].reverse(), 'attempt')).toEqual(first)
  })
  it('is another one for each attempt', () => {
    const orders = Array.from({ length: 100 }, (_, at) => inOrder(ITEMS, `attempt${at}`).join())
    expect(new Set(orders).size).toBe(100)
  })
  it('puts each item in each place about as often', () => {
    const rounds = 4000
    const first = new Map<string, number>()
    for (let round = 0; round < rounds; round += 1) {
      const [item = ''] = inOrder(ITEMS.slice(0, 4), `a${round}`)
      first.set(item, (first.get(item) ?? 0) + 1)
    }
    for (const times of first.values()) expect(Math.abs(times - rounds / 4)).toBeLessThan(rounds / 20)
  })
})

describe('mixed options', () => {
  it('are all there, each once', () => {
    expect(mixedPlaces(6, [], 's').sort()).toEqual([0, 1, 2, 3, 4, 5])
  })
  it.each([
    ['the last one', 5, [4]],
    ['the first and the last', 5, [0, 4]],
    ['one in the middle', 5, [2]],
    ['all of them', 4, [0, 1, 2, 3]],
    ['one that is not there', 3, [7]],
  ])('leave %s where it is, if it is fixed', (_name, count, fixed) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const places = mixedPlaces(count, fixed, String(seed))
      expect([...places].sort()).toEqual(Array.from({ length: count }, (_, place) => place))
      for (const place of fixed) if (place < count) expect(places[place]).toBe(place)
    }
  })
  it('are mixed for each question by itself', () => {
    const orders = Array.from({ length: 200 }, (_, at) => mixedPlaces(5, [], `attempt:q${at}`).join())
    expect(new Set(orders).size).toBeGreaterThan(80)
  })
})
