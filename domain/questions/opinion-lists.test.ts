import { describe, expect, it } from 'vitest'
import { type Matrix, matrix, withChosen } from './matrix.ts'
import { type Ranking, rankedIn, ranking } from './ranking.ts'

describe('a ranking', () => {
  const asked: Ranking['asked'] = { items: ['a', 'b', 'c'], top: null }
  const tallyOf = (given: readonly number[][]) =>
    given.reduce(
      (tally, each) => ranking.tally.add(tally, { asked, key: {}, given: each }, 1),
      ranking.tally.empty(asked),
    )

  it('orders what was ranked by its points, then by its first places', () => {
    expect(rankedIn(tallyOf([[2, 0, 1], [2, 1], [0]]), 3)).toEqual([
      { item: 2, points: 4, firsts: 2, meanPlace: 1 },
      { item: 0, points: 3, firsts: 1, meanPlace: 1.5 },
      { item: 1, points: 1, firsts: 0, meanPlace: 2.5 },
    ])
    expect(rankedIn(tallyOf([]), 3).map(({ item, meanPlace }) => [item, meanPlace])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ])
  })

  it.each([
    [null, [0, 1], true],
    [null, [0, 1, 2], false],
    [2, [0, 1], false],
    [2, [0], true],
  ])('of the first %j, %j is missing some: %j', (top, given, is) =>
    expect(ranking.missing?.({ ...asked, top }, given)).toBe(is),
  )
})

describe('a table of choices', () => {
  const asked = (several: boolean): Matrix['asked'] => ({ rows: ['a', 'b'], columns: ['x', 'y', 'z'], several })

  it.each([
    [false, null, 0, 1, [1, null]],
    [false, [1, null], 0, 2, [2, null]],
    [false, [1, null], 1, 0, [1, 0]],
    [true, [[1], null], 0, 0, [[0, 1], null]],
    [true, [[0, 1], null], 0, 1, [[0], null]],
    [true, [[0], null], 0, 0, null],
  ])('several %j: %j, then row %j column %j is %j', (several, given, row, column, after) =>
    expect(withChosen(asked(several), given, { row, column })).toEqual(after),
  )

  it('is whole once each row is answered', () => {
    expect(matrix.missing?.(asked(false), [1, null])).toBe(true)
    expect(matrix.missing?.(asked(false), [1, 0])).toBe(false)
  })
})
