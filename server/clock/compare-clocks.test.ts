import { expect, it } from 'vitest'
import { SECOND } from '#domain/time/time-limit.ts'
import { createComparison } from './compare-clocks.ts'

type Watch = { looks: number; beats?: number; startedAt?: number }

/** Both beat every five seconds, we two seconds after the other; it is `ahead` of us by so many seconds. */
const watch = (ahead: number, { looks, beats = looks, startedAt = 1 }: Watch) => {
  const compare = createComparison()
  return Array.from({ length: looks }, (_, look) => {
    const at = (Math.min(look, beats - 1) * 5 + ahead) * SECOND
    const other = { name: 'other', startedAt, at, uptime: 0, bootId: null }
    return compare([other], { name: 'own', startedAt: 2, at: (look * 5 + 2) * SECOND })
  })
}
it.each([
  ['clocks that agree', 0, [false, false, false]],
  ['an elder a little ahead', 6, [false, false, false]],
  ['an elder far ahead, from the first look on', 90, [true, true, true]],
  ['an elder a little behind', -4, [false, false, false]],
  ['an elder far behind, once it is seen to live', -90, [false, true, true]],
])('two clocks are compared by what one saw of the other: %s', (_, ahead, apart) =>
  expect(watch(ahead, { looks: 3 })).toEqual(apart),
)

it('who started later has to agree with us', () =>
  expect(watch(90, { looks: 3, startedAt: 3 })).toEqual([false, false, false]))

it.each([
  ['ahead', 90, [true, true, true, false, false]],
  ['behind', -90, [false, false, false, false, false]],
])('a row that stands still is of a process that is gone: %s', (_, ahead, apart) =>
  expect(watch(ahead, { looks: 5, beats: 1 })).toEqual(apart),
)
