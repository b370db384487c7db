import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultMarking, type MarkingScheme, marked, markingRules, markingScheme } from './marking.ts'
import { marksAsNumber, wholeMarks } from './marks.ts'

const rules = (scheme: MarkingScheme) => ({ ...defaultMarking(true, scheme), marksPerQuestion: wholeMarks(4) })

describe('an answer with several parts earns', () => {
  it.each<[MarkingScheme, [hits: number, misses: number, of: number], marks: number, verdict: string]>([
    ['all_or_nothing', [3, 0, 3], 4, 'correct'],
    ['all_or_nothing', [2, 0, 3], -1, 'wrong'],
    ['all_or_nothing', [3, 1, 3], -1, 'wrong'],
    ['proportional', [3, 0, 3], 4, 'correct'],
    ['proportional', [1, 2, 2], 2, 'partly'],
    ['proportional', [0, 1, 2], -1, 'wrong'],
    ['proportional', [1, 0, 3], 1600 / 1200, 'partly'],
    ['right_minus_wrong', [3, 1, 4], 2, 'partly'],
    ['right_minus_wrong', [1, 2, 4], 0, 'wrong'],
    ['right_minus_wrong', [2, 0, 2], 4, 'correct'],
    ['proportional_zero_if_wrong', [1, 0, 2], 2, 'partly'],
    ['proportional_zero_if_wrong', [1, 1, 2], 0, 'wrong'],
    ['jee_advanced', [3, 0, 3], 4, 'correct'],
    ['jee_advanced', [2, 0, 3], 2, 'partly'],
    ['jee_advanced', [1, 0, 2], 1, 'partly'],
    ['jee_advanced', [2, 1, 3], -1, 'wrong'],
  ])('by %s of %j: %d, %s', (scheme, [hits, misses, of], marks, verdict) => {
    const earned = marked({ hits, misses, of }, rules(scheme))
    expect([marksAsNumber(earned.marks), earned.verdict]).toEqual([marks, verdict])
  })

  it.each(markingScheme.options)('nothing when it is blank, by %s', (scheme) =>
    expect(marked('blank', rules(scheme))).toEqual({ verdict: 'blank', marks: 0 }),
  )

  it.each(markingScheme.options)('all or nothing where there is one part, by %s', (scheme) => {
    expect(marked({ hits: 0, misses: 1, of: 1 }, rules(scheme)).marks).toBe(wholeMarks(-1))
    expect(marked({ hits: 1, misses: 2, of: 1 }, rules(scheme)).marks).toBe(wholeMarks(-1))
  })
})

it('only what is complete earns full marks, and nothing costs more than a wrong answer', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...markingScheme.options),
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 1, max: 60 }).chain((of) => fc.tuple(fc.nat(of), fc.nat(60), fc.constant(of))),
      (scheme, marksPerQuestion, [hits, misses, of]) => {
        const { marks, verdict } = marked({ hits, misses, of }, { ...rules(scheme), marksPerQuestion })
        const isComplete = hits === of && misses === 0
        expect([marks === marksPerQuestion, verdict === 'correct']).toEqual([isComplete, isComplete])
        expect(marks).toBeLessThanOrEqual(marksPerQuestion)
        expect(marks).toBeGreaterThanOrEqual(-Math.floor(marksPerQuestion / 4))
        expect(Object.is(marks, -0)).toBe(false)
      },
    ),
  ))

it('an answer where nothing is right earns nothing, and is none of right, wrong and blank', () =>
  expect(marked(null, rules('proportional'))).toEqual({ verdict: 'given', marks: 0 }))

it('rules that were kept before there were schemes are all or nothing', () =>
  expect(markingRules.parse({ marksPerQuestion: 1200, wrongCosts: { numerator: 0, denominator: 1 } }).scheme).toBe(
    'all_or_nothing',
  ))
