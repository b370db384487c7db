import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleAnswer } from '#contract/question-examples.ts'
import { QUESTION_KINDS } from '#domain/questionnaires/items/question.ts'
import type { Kind } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import { DAY } from '#domain/time/time-limit.ts'
import { aKept, aSheet, chose } from '../../testing/student-server.ts'
import { ATTEMPTS, keptAttempt, keptSheet, mayBeForgotten, mergedKept } from './kept-attempt.ts'
import { mergedById } from './records.ts'

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

/** The same answer, or one like it in whose parts there is anything. */
const likeIt = (part: Value | null): fc.Arbitrary<Value | null> => {
  if (Array.isArray(part)) return fc.tuple(...part.map((each) => likeIt(each)))
  if (typeof part === 'string') return fc.oneof(fc.constant(part), fc.string({ unit: 'grapheme' }))
  if (typeof part === 'number') return fc.oneof(fc.constant(part), fc.nat())
  return typeof part === 'boolean' ? fc.boolean() : fc.constant(part)
}

const written = fc.option(fc.record({ turn: fc.nat(), seq: fc.nat(), device: fc.constantFrom('phone', 'laptop') }))
const entryWith = (kind: Kind) =>
  fc.record({
    answer: fc.option(likeIt(exampleAnswer(kind))),
    answerBy: written,
    isMarked: fc.boolean(),
    markBy: written,
    times: fc.dictionary(fc.constantFrom('phone', 'laptop'), fc.nat()),
  })

describe('the sheet on the device', () => {
  // A browser keeps it by structured clones.
  it.each(QUESTION_KINDS)('is read as it was written, with whatever is answered to %s', (kind) =>
    fc.assert(
      fc.property(entryWith(kind), (entry) => {
        const sheet = aSheet({ q1: entry, q2: chose(0, 1) })
        expect(keptSheet.parse(structuredClone(sheet))).toEqual(sheet)
      }),
    ),
  )
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
      expect(mergedById(ATTEMPTS, records)).toEqual([left, other])
    expect(mergedById(ATTEMPTS, [other])).toEqual([other])
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
