import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergedSheet } from '#domain/answers/answer.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { aSheet, chose } from '../../testing/student-server.ts'
import { ENDED, isToSend, type KeptResponse, mergedResponse, settledResponse } from './kept-response.ts'

const heard = (times: number, revision = times) => ({ revision, isCounted: false, epoch: 'one', heard: times })

const aResponse = (change: Partial<KeptResponse> = {}): KeptResponse => ({
  ...{ id: 'key', code: 'ABCD2345', versionId: 'v1', sheet: {}, unsent: [], standing: heard(1), isEnded: false },
  ...{ change: null, isPart: false, oneCall: false, isAnonymous: false, writtenAt: 1, heldAt: null },
  ...change,
})

const RICE = aSheet({ q1: chose(0, 1) })
const BREAD = aSheet({ q2: chose(1, 2) })
const BOTH = mergedSheet(RICE, BREAD)

describe('two windows that write one response', () => {
  it('lose nothing of what either has', () => {
    const before = aResponse({ sheet: RICE, unsent: ['q1'] })
    const next = aResponse({ sheet: BREAD, unsent: ['q2'] })
    expect(mergedResponse(before, next)).toMatchObject({ sheet: BOTH, unsent: ['q1', 'q2'] })
  })

  it.each([
    { knows: 'the one that wrote before', times: [2, 1], unsent: [[], ['q1']], left: [] },
    { knows: 'the one that writes now', times: [1, 2], unsent: [['q1'], []], left: [] },
    { knows: 'the one that has heard that it is gone', times: [2, 1], unsent: [['q1'], []], left: ['q1'] },
    { knows: 'neither more than the other', times: [1, 1], unsent: [['q1'], []], left: [] },
  ])('know of the same answer what $knows has heard', ({ times: [one = 0, other = 0], unsent, left }) => {
    const before = aResponse({ sheet: RICE, standing: heard(one), unsent: unsent[0] ?? [] })
    const next = aResponse({ sheet: RICE, standing: heard(other), unsent: unsent[1] ?? [] })
    const merged = mergedResponse(before, next)
    expect([merged.unsent, merged.standing.heard]).toEqual([left, Math.max(one, other)])
  })

  it.each([
    { has: 'all there is', before: RICE, next: BOTH, name: 'next' },
    { has: 'less than the other', before: BOTH, next: RICE, name: 'before' },
    { has: 'the same', before: BOTH, next: BOTH, name: 'next' },
    { has: 'what the other has not, and the other way round', before: RICE, next: BREAD, name: null },
  ])('say it under the name of the one that has all: the later one has $has', ({ before, next, name }) => {
    const unsent = ['q1', 'q2']
    const one = aResponse({ sheet: before, unsent, change: 'before' })
    expect(mergedResponse(one, aResponse({ sheet: next, unsent, change: 'next' })).change).toBe(name)
  })

  it.each([
    { what: 'of the same revision have all of it again', part: heard(2), whole: heard(2), sheet: BOTH, isPart: false },
    { what: 'have it again where it was read since', part: heard(1), whole: heard(2), sheet: BOTH, isPart: false },
    { what: 'have what is unsent alone of what is old', part: heard(3), whole: heard(2), sheet: BREAD, isPart: true },
  ])('of which one has deleted what the server has $what', ({ part, whole, sheet, isPart }) => {
    const deleted = aResponse({ standing: part, isPart: true })
    const open = aResponse({ sheet: BOTH, unsent: ['q2'], standing: whole })
    for (const merged of [mergedResponse(deleted, open), mergedResponse(open, deleted)])
      expect(merged).toMatchObject({ sheet, isPart })
  })

  it('come to the same in whatever order they write, and however often', () => {
    const entry = fc.record({ q: fc.constantFrom('q1', 'q2', 'q3'), option: fc.nat(3), seq: fc.nat(4) })
    const record = fc
      .record({ entries: fc.array(entry, { maxLength: 4 }), isSent: fc.boolean(), times: fc.nat(3) })
      .map(({ entries, isSent, times }) => {
        const sheet = entries.map(({ q, option, seq }) => aSheet({ [q]: chose(option, seq) })).reduce(mergedSheet, {})
        return aResponse({ sheet, unsent: isSent ? [] : Object.keys(sheet), standing: heard(times) })
      })
    const known = ({ sheet, unsent, standing }: KeptResponse) => ({ sheet, unsent: unsent.toSorted(), standing })
    fc.assert(
      fc.property(record, record, (one, other) => {
        const merged = mergedResponse(one, other)
        expect(known(mergedResponse(other, one))).toEqual(known(merged))
        expect(known(mergedResponse(merged, other))).toEqual(known(merged))
      }),
    )
  })
})

describe('what stays on the device of a response', () => {
  const counted = { ...heard(2), isCounted: true }
  it.each([
    { of: 'one that has just arrived', is: { standing: counted }, now: 5, sheet: RICE, heldAt: 5 },
    { of: 'one of yesterday', is: { standing: counted, heldAt: 5 }, now: 5 + DAY, sheet: {}, heldAt: 5 },
    {
      of: 'one of tomorrow, after the clock was set',
      is: { standing: counted, heldAt: DAY + 5 },
      now: 5,
      sheet: {},
      heldAt: DAY + 5,
    },
    {
      of: 'an anonymous one that has arrived',
      is: { standing: counted, isAnonymous: true },
      now: 5,
      sheet: {},
      heldAt: 5,
    },
    { of: 'one that is not complete', is: { standing: heard(2), heldAt: 5 }, now: 9 * DAY, sheet: RICE, heldAt: null },
    {
      of: 'one that was changed since',
      is: { standing: counted, heldAt: 5, unsent: ['q1'] },
      now: 9 * DAY,
      sheet: RICE,
      heldAt: null,
    },
  ])('is right of $of', ({ is, now, sheet, heldAt }) => {
    const settled = settledResponse(aResponse({ sheet: RICE, ...is }), now)
    expect(settled).toMatchObject({ heldAt, isPart: Object.keys(sheet).length === 0 })
    expect(settled?.sheet).toEqual(sheet)
  })

  it.each([
    { of: 'what was opened a month ago and not answered', is: { standing: heard(0) }, stays: false },
    { of: 'what was answered and not sent', is: { standing: heard(0), sheet: RICE, unsent: ['q1'] }, stays: true },
    { of: 'the key that has answered', is: { standing: heard(1) }, stays: true },
  ])('is $stays for $of', ({ is, stays }) => {
    expect(settledResponse(aResponse(is), 31 * DAY) !== null).toBe(stays)
  })
})

describe('what is to be sent', () => {
  it.each([
    { what: 'an answer to a survey', is: { unsent: ['q1'] }, sends: true },
    { what: 'a vote that is not pressed', is: { unsent: ['q1'], oneCall: true }, sends: false },
    { what: 'a vote that is', is: { unsent: ['q1', ENDED], oneCall: true }, sends: true },
    {
      what: 'a change of what counts',
      is: { unsent: ['q1'], standing: { ...heard(1), isCounted: true } },
      sends: false,
    },
    { what: 'the end alone', is: { unsent: [ENDED] }, sends: true },
    { what: 'nothing', is: {}, sends: false },
  ])('is $sends of $what', ({ is, sends }) => {
    expect(isToSend(aResponse(is))).toBe(sends)
  })
})
