import { describe, expect, it } from 'vitest'
import { movedSectionEnds, sectionEnds } from './section-ends.ts'
import { MINUTE, SECOND } from './time-limit.ts'

const NINE = Date.UTC(2026, 0, 15, 9)
const at = (minutes: number, seconds = 0) => NINE + minutes * MINUTE + seconds * SECOND

describe('sections with times of their own', () => {
  it.each([
    ['one after the other', [10, 5, 20], 35, [10, 15, 35]],
    ['none later than the attempt', [10, 5, 20], 12, [10, 12, 12]],
    ['not even the first', [10, 5], 3, [3, 3]],
    ['a single one', [60], 60, [60]],
  ])('end %s', (_, minutes, lasts, ends) => {
    const times = minutes.map((own) => own * MINUTE)
    expect(sectionEnds(times, { startedAt: NINE, endsAt: at(lasts) })).toEqual(ends.map((end) => at(end)))
  })

  it.each([
    ['in the first', at(3), [15, 20, 40]],
    ['when the first has just ended', at(10), [10, 20, 40]],
    ['in the second', at(12), [10, 20, 40]],
    ['in the last', at(30), [10, 15, 40]],
    ['after the bell', at(35, 20), [10, 15, 40]],
  ])('move with five minutes that are given %s', (_, moment, ends) => {
    const before = [at(10), at(15), at(35)]
    expect(movedSectionEnds(before, { at: moment, ms: 5 * MINUTE })).toEqual(ends.map((end) => at(end)))
  })

  it('move in the order of their ends, whatever their order on the paper', () => {
    const before = [at(35), at(10), at(15)]
    expect(movedSectionEnds(before, { at: at(12), ms: 5 * MINUTE })).toEqual([at(40), at(10), at(20)])
  })

  it('that the close has cut short get what is given after it together', () => {
    const before = [at(10), at(12), at(12)]
    expect(movedSectionEnds(before, { at: at(12, 5), ms: MINUTE })).toEqual([at(10), at(13), at(13)])
  })
})
