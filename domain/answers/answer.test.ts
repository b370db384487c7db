import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AnswerEntry,
  type AnswerSheet,
  answerSheet,
  beyond,
  isNews,
  mergedSheet,
  notHeld,
  timeOn,
  topSeq,
  untouched,
  type Written,
} from './answer.ts'

const by = (turn: number, seq: number, device = 'phone-01'): Written => ({ turn, seq, device })
const gave = (option: number | null, answerBy: Written): AnswerEntry => ({
  ...untouched,
  answer: option,
  answerBy,
})
const sheet = (entry: AnswerEntry): AnswerSheet => answerSheet.parse({ q1: entry })
const optionIn = (given: AnswerSheet) => Object.values(given)[0]?.answer ?? null

describe('of two changes of one answer', () => {
  it.each([
    { why: 'the later one on a device', one: gave(0, by(0, 4)), other: gave(1, by(0, 5)), wins: 1 },
    { why: 'clearing, like any other change', one: gave(0, by(0, 4)), other: gave(null, by(0, 5)), wins: null },
    {
      why: 'the later device, however many the earlier one made',
      one: gave(0, by(0, 900)),
      other: gave(1, by(1, 2)),
      wins: 1,
    },
    { why: 'an answer over a question nobody touched', one: gave(2, by(0, 1)), other: untouched, wins: 2 },
    {
      why: 'the greater name, of two pages that count alike',
      one: gave(0, by(0, 4, 'tab-b')),
      other: gave(1, by(0, 4, 'tab-a')),
      wins: 0,
    },
    {
      why: 'the greater value, of one change told in two ways',
      one: gave(0, by(0, 4)),
      other: gave(3, by(0, 4)),
      wins: 3,
    },
  ])('$why wins, in either order', ({ one, other, wins }) => {
    expect(optionIn(mergedSheet(sheet(one), sheet(other)))).toBe(wins)
    expect(optionIn(mergedSheet(sheet(other), sheet(one)))).toBe(wins)
  })
})

it('answer and mark are changed apart', () => {
  const marked = { ...untouched, isMarked: true, markBy: by(0, 9) }
  const merged = mergedSheet(sheet(gave(1, by(0, 3))), sheet(marked))
  expect(Object.values(merged)[0]).toMatchObject({ answer: 1, answerBy: by(0, 3), isMarked: true })
})

it('of each writer the longest time counts, and all writers together', () => {
  const merged = mergedSheet(
    sheet({ ...untouched, times: { 'phone-01': 300, laptop01: 50 } }),
    sheet({ ...untouched, times: { 'phone-01': 200, laptop01: 80 } }),
  )
  expect(Object.values(merged).map(timeOn)).toEqual([380])
})

const anyWritten = fc.option(
  fc.record({ turn: fc.nat(2), seq: fc.integer({ min: 1, max: 4 }), device: fc.constantFrom('', 'a', 'b') }),
)
const anyTimes = fc.dictionary(fc.stringMatching(/^w[0-9]{1,2}$/), fc.nat(50), { maxKeys: 24 })
const anyEntry: fc.Arbitrary<AnswerEntry> = fc
  .record({
    value: fc.option(
      fc.oneof(fc.nat(12), fc.constantFrom('', 'a', 'ক', true), fc.array(fc.option(fc.nat(2)), { maxLength: 2 })),
    ),
    answerBy: anyWritten,
    marked: fc.boolean(),
    markBy: anyWritten,
    times: anyTimes,
  })
  .map(({ value, answerBy, marked, markBy, times }) => ({
    answer: answerBy === null ? null : value,
    answerBy,
    isMarked: marked && markBy !== null,
    markBy,
    times,
  }))
const anySheet = fc.dictionary(fc.constantFrom('q1', 'q2', 'q3'), anyEntry).map((entries) => answerSheet.parse(entries))

describe('merging', () => {
  it('comes to the same in whatever order and however often', () =>
    fc.assert(
      fc.property(anySheet, anySheet, anySheet, (a, b, c) => {
        const merged = mergedSheet(mergedSheet(a, b), c)
        expect(mergedSheet(a, mergedSheet(b, c))).toEqual(merged)
        expect(mergedSheet(mergedSheet(c, a), b)).toEqual(merged)
        expect(mergedSheet(merged, b)).toEqual(merged)
      }),
      { numRuns: 400 },
    ))

  it('holds all that either had', () =>
    fc.assert(
      fc.property(anySheet, anySheet, (a, b) => {
        const merged = mergedSheet(a, b)
        expect(notHeld(merged, a)).toEqual({})
        expect(notHeld(merged, b)).toEqual({})
        expect(isNews(merged, b)).toBe(false)
        expect(topSeq(merged)).toBeLessThanOrEqual(Math.max(topSeq(a), topSeq(b)))
      }),
    ))

  it('tells whoever sent a part what that part lacks, and no more', () =>
    fc.assert(
      fc.property(anySheet, anySheet, (known, stored) => {
        const merged = mergedSheet(stored, known)
        expect(mergedSheet(known, beyond(known, merged))).toEqual(merged)
        expect(beyond(merged, merged)).toEqual({})
      }),
    ))
})
