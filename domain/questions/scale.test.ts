import { describe, expect, it } from 'vitest'
import { asLook, centreOf, recommendingIn, scale, stepsOf } from './scale.ts'

const STARS = scale.draft.empty()

it('has steps from its first to its last', () => {
  expect(stepsOf({ from: 1, to: 5 })).toEqual([1, 2, 3, 4, 5])
  expect(stepsOf(asLook(STARS, 'nps'))).toHaveLength(11)
  expect(asLook({ ...STARS, look: 'numbers', from: 0 }, 'hearts').from).toBe(1)
})

it.each([
  [[0, 0, 0], null],
  [[1, 0, 0], { mean: 1, median: 1 }],
  [[1, 1, 0], { mean: 1.5, median: 1.5 }],
  [[1, 0, 3], { mean: 2.5, median: 3 }],
])('%j of three steps come to %j', (chosen, centre) => expect(centreOf(chosen, 1)).toEqual(centre))

describe('the net promoter score', () => {
  const counts = (given: readonly number[]) =>
    given.reduce((known, step) => known.with(step, (known[step] ?? 0) + 1), Array<number>(11).fill(0))

  it.each([
    [[], { promoters: 0, passives: 0, detractors: 0, score: null }],
    [[9, 10], { promoters: 2, passives: 0, detractors: 0, score: 100 }],
    [[0, 6], { promoters: 0, passives: 0, detractors: 2, score: -100 }],
    [[7, 8, 8, 9], { promoters: 1, passives: 3, detractors: 0, score: 25 }],
    [[6, 7, 9, 10], { promoters: 2, passives: 1, detractors: 1, score: 25 }],
  ])('of %j is %j', (given, found) => expect(recommendingIn(counts(given))).toEqual(found))
})
