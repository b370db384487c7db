import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/time-limit.ts'
import { aKept, aSheet, chose } from '../testing/student-server.ts'
import { keptAttempt, mayBeForgotten, mergedById, mergedKept } from './kept.ts'

describe('two tabs that write one attempt', () => {
  const mine = aKept({ sheet: aSheet({ q1: chose(0, 1) }), base: 'one.2', heldAt: 9 })
  it.each([
    {
      name: 'the other had more',
      before: aKept({ sheet: aSheet({ q2: chose(1, 2) }) }),
      heldAt: null,
      ids: ['q1', 'q2'],
    },
    {
      name: 'the other’s are held',
      before: aKept({ sheet: aSheet({ q2: chose(1, 2) }), heldAt: 3 }),
      heldAt: 9,
      ids: ['q1', 'q2'],
    },
    { name: 'the other had less', before: aKept(), heldAt: 9, ids: ['q1'] },
    { name: 'there was none', before: null, heldAt: 9, ids: ['q1'] },
  ])('lose nothing: $name', ({ before, heldAt, ids }) => {
    const merged = mergedKept(before, mine)
    expect(merged).toMatchObject({ base: 'one.2', heldAt })
    expect(Object.keys(merged.sheet).sort()).toEqual(ids)
  })
})

describe('the journal of an attempt', () => {
  it('is read with what a page that was left had not kept yet', () => {
    const kept = aKept({ sheet: aSheet({ q1: chose(0, 1) }), writtenAt: 1, heldAt: 1 })
    const left = aKept({ sheet: aSheet({ q1: chose(0, 1), q2: chose(1, 2) }), writtenAt: 2 })
    const other = aKept({ id: 'other', writtenAt: 3 })
    for (const records of [
      [kept, other, left],
      [left, kept, other],
    ])
      expect(mergedById(records)).toEqual([left, other])
    expect(mergedById([other])).toEqual([other])
  })

  it('is read as well where an earlier version of the page has written it', () => {
    const sheet = { q1: chose(1, 5), q2: { ...chose(0, 6), answer: null } }
    const former = { ...sheet, q1: { ...sheet.q1, answer: { kind: 'choice', option: 1 } } }
    expect(keptAttempt.parse({ ...aKept(), sheet: former }).sheet).toEqual(sheet)
  })

  it.each([
    { heldAt: null, now: 900 * DAY, forgotten: false },
    { heldAt: 0, now: DAY, forgotten: false },
    { heldAt: 0, now: DAY + 1, forgotten: true },
    { heldAt: 5 * DAY, now: 0, forgotten: false },
  ])('held since $heldAt may be forgotten at $now: $forgotten', ({ heldAt, now, forgotten }) => {
    expect(mayBeForgotten({ heldAt }, now)).toBe(forgotten)
  })
})
