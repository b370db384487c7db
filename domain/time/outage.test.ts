import { describe, expect, it } from 'vitest'
import { givenBack, outageSince } from './outage.ts'
import { GRACE, MINUTE, SECOND } from './time-limit.ts'

const NINE = Date.UTC(2026, 0, 15, 9)

describe('an outage is a time without a heartbeat', () => {
  it.each([
    ['a beat on time', 5 * SECOND, null],
    ['two beats missed', 15 * SECOND, null],
    ['three beats missed', 15 * SECOND + 1, { from: NINE, until: NINE + 15 * SECOND + 1 }],
    ['a clock that is a little behind', -4 * SECOND, null],
  ])('%s', (_, later, outage) => expect(outageSince([NINE - MINUTE, NINE], NINE + later)).toEqual(outage))

  it('and a server that never ran was never away', () => expect(outageSince([], NINE)).toBe(null))

  it('and a heartbeat from the future hides none', () =>
    expect(outageSince([NINE, NINE + 10 * MINUTE], NINE + MINUTE)).toEqual({ from: NINE, until: NINE + MINUTE }))
})

describe('what an outage took is given back to whoever was in', () => {
  const outage = { from: NINE, until: NINE + 2 * MINUTE }
  const most = 30 * MINUTE
  const inIt = { startedAt: NINE - 5 * MINUTE, endsAt: NINE + 10 * MINUTE, endedAt: null }

  it.each([
    ['who was in the middle of it', inIt, 2 * MINUTE],
    ['whose bell rang meanwhile', { ...inIt, endsAt: NINE + MINUTE }, 2 * MINUTE],
    ['whose answers still counted when it began', { ...inIt, endsAt: NINE - GRACE }, 2 * MINUTE],
    ['whose time was long over', { ...inIt, endsAt: NINE - GRACE - 1 }, 0],
    ['who had ended', { ...inIt, endedAt: NINE - SECOND }, 0],
    ['who began at the last heartbeat', { ...inIt, startedAt: NINE }, 2 * MINUTE],
    ['who began between the last heartbeat and the end of the process', { ...inIt, startedAt: NINE + 3000 }, 117_000],
    ['who began afterwards', { ...inIt, startedAt: NINE + 2 * MINUTE }, 0],
    ['who began under a clock that was ahead', { ...inIt, startedAt: NINE + 5 * MINUTE }, 0],
  ])('%s', (_, attempt, given) => expect(givenBack(attempt, outage, most)).toBe(given))

  it.each([
    ['as long as it was', 31 * MINUTE, 2 * MINUTE],
    ['no more than the most', MINUTE, MINUTE],
    ['nothing where nothing is given back', 0, 0],
  ])('%s', (_, mostOfAll, given) => expect(givenBack(inIt, outage, mostOfAll)).toBe(given))
})
