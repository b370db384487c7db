import { describe, expect, it } from 'vitest'
import { DAY } from '#domain/time-limit.ts'
import { aKept, aPaper, aSheet, chose } from '../testing/student-server.ts'
import { migrated } from './journal-migration.ts'
import { keptAttempt, mayBeForgotten, mergedKept } from './kept.ts'

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

describe('a journal of the first form', () => {
  const entry = (option: number | null, change: object = {}) => ({
    answer: option === null ? null : { kind: 'choice', option },
    isMarked: false,
    timeMs: 0,
    ...change,
  })
  const attempt = {
    sheet: { q1: entry(1, { timeMs: 40 }), q2: entry(0, { isMarked: true }), q3: entry(null), q4: entry(null) },
    revision: 6,
    at: 1,
    visited: ['q1', 'q2'],
    changedIn: { q1: 5, q4: 6 },
    id: 's1',
    section: 'quiz',
    resumeCode: 'K7M4XP',
    endsAt: 900_000,
    clockAhead: 12,
  }
  const { paper: _, ...firstPaper } = aPaper()

  it('becomes entries of which each is as new as its last change', () => {
    const found = migrated({ code: 'ABCD2345', note: { deviceKey: 'key', attempt }, paper: firstPaper })
    const by = (seq: number) => ({ turn: 0, seq, device: '' })
    expect(found).toMatchObject({
      attempt: {
        ...{ id: 's1', code: 'ABCD2345', deviceKey: 'key', receipt: null, base: null, heldAt: null, at: 1 },
        sheet: {
          q1: { answer: 1, answerBy: by(5), markBy: by(5), times: { '': 40 } },
          q2: { answer: 0, answerBy: by(6), isMarked: true, markBy: by(6), times: {} },
          q3: { answer: null, answerBy: null, markBy: null },
          q4: { answer: null, answerBy: by(6) },
        },
      },
      paper: { ...firstPaper, paper: 'with_link' },
    })
    expect(keptAttempt.safeParse(found && 'attempt' in found ? found.attempt : null).success).toBe(true)
  })

  it('becomes a pressed start where no attempt had come of it', () => {
    const found = migrated({ code: 'ABCD2345', note: { deviceKey: 'key', attempt: null }, paper: null })
    expect(found).toEqual({ pending: { deviceKey: 'key', isPressed: true } })
  })

  it.each([null, 'x', {}, { deviceKey: 'key', attempt: { id: 's1' } }])('is left alone when it is %j', (note) => {
    expect(migrated({ code: 'ABCD2345', note, paper: null })).toBe(null)
  })

  it('does without a paper that is not readable', () => {
    const found = migrated({ code: 'ABCD2345', note: { deviceKey: 'key', attempt }, paper: { title: 'x' } })
    expect(found).toMatchObject({ paper: null })
  })
})
