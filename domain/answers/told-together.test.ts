import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGroups, FEWEST_TOGETHER } from './told-together.ts'

type Answer = { by: number; says: string }

/** The groups of what so many batches hold; a null is somebody who left the question out. */
const groupsOf = (batches: readonly (readonly (string | null)[])[]) => {
  const groups = createGroups<Answer>(({ says }) => says)
  const told: Answer[][] = []
  let by = 0
  for (const batch of batches) {
    for (const says of batch) {
      if (says !== null) told.push(groups.add({ by, says }))
      by += 1
    }
    told.push(groups.endBatch())
  }
  return { told: told.filter((group) => group.length > 0), isWaiting: groups.isWaiting() }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => String(at % 7))

describe('answers of an anonymous survey', () => {
  it.each<[string, (string | null)[][], number[], boolean]>([
    ['nobody', [[null, null, null, null, null]], [], false],
    ['four wait', [['a', 'b', 'c', 'd', null]], [], true],
    ['five are told', [['a', 'b', 'c', 'd', 'e']], [5], false],
    [
      'a few wait for the next batch',
      [
        ['a', 'b', null, null, null],
        ['c', 'd', 'e', null, null],
      ],
      [5],
      false,
    ],
    [
      'each batch is told by itself',
      [
        ['a', 'b', 'c', 'd', 'e'],
        ['a', 'b', 'c', 'd', 'e', 'f'],
      ],
      [5, 6],
      false,
    ],
    ['a large batch comes in parts, of which none is small', [many(1001)], [500, 501], false],
    ['its parts are as many as they need be', [many(1005)], [500, 500, 5], false],
  ])('%s', (_, batches, sizes, isWaiting) => {
    const groups = groupsOf(batches)
    expect(groups.told.map(({ length }) => length)).toEqual(sizes)
    expect(groups.isWaiting).toBe(isWaiting)
  })

  const says = fc.option(fc.constantFrom('yes', 'no', 'perhaps'), { nil: null })
  const batch = fc.array(says, { minLength: FEWEST_TOGETHER, maxLength: 12 })

  it('two looks differ by nothing, or by whole groups of five or more', () =>
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 8 }), fc.array(batch, { maxLength: 8 }), (before, since) => {
        const first = groupsOf(before).told
        const second = groupsOf([...before, ...since]).told
        expect(second.slice(0, first.length)).toEqual(first)
        for (const group of second) expect(group.length).toBeGreaterThanOrEqual(FEWEST_TOGETHER)
      }),
    ))

  it('no place in a group tells who gave the answer there', () =>
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 8 }), (batches) => {
        const reversed = batches.map((one) => one.toReversed())
        const wordsIn = (all: typeof batches) => groupsOf(all).told.map((group) => group.map((each) => each.says))
        // Of small batches, which come in one part, the order in which they are read makes no difference.
        expect(wordsIn(reversed)).toEqual(wordsIn(batches))
      }),
    ))
})
