import { describe, expect, it } from 'vitest'
import { untouched } from '../answers/answer.ts'
import { score } from '../answers/scoring.ts'
import { unheaded } from '../questionnaires/items/heading.ts'
import { question } from '../questionnaires/items/question-schema.ts'
import type { Credit } from '../questions/rule.ts'
import {
  A_QUARTER,
  defaultMarking,
  type Fraction,
  fullMarksOf,
  isUsual,
  type MarkingRules,
  marked,
  NOTHING,
  type OwnMarking,
  outOfAll,
  rulesFor,
} from './marking.ts'
import { marksAsNumber, wholeMarks } from './marks.ts'

const A_THIRD: Fraction = { numerator: 1, denominator: 3 }
const ALL: Fraction = { numerator: 1, denominator: 1 }

const RIGHT: Credit = { hits: 1, misses: 0, of: 1 }
const WRONG: Credit = { hits: 0, misses: 1, of: 1 }
const HALF: Credit = { hits: 1, misses: 0, of: 2 }

const quiz: MarkingRules = defaultMarking(true, 'proportional')
const worth = (marks: number): OwnMarking => ({ points: wholeMarks(marks) })

describe('what a question says of its marking itself', () => {
  it.each<{ of: string; own: OwnMarking; right: number; half: number; wrong: number }>([
    { of: 'nothing', own: {}, right: 1, half: 0.5, wrong: -0.25 },
    { of: 'a JEE question', own: worth(4), right: 4, half: 2, wrong: -1 },
    { of: 'half a mark', own: worth(0.5), right: 0.5, half: 0.25, wrong: -0.125 },
    {
      of: 'half a mark, a third lost',
      own: { ...worth(0.5), marking: { wrongCosts: A_THIRD } },
      right: 0.5,
      half: 0.25,
      wrong: -200 / 1200,
    },
    { of: 'two and a quarter marks', own: worth(2.25), right: 2.25, half: 1.125, wrong: -675 / 1200 },
    { of: 'nothing lost', own: { marking: { wrongCosts: NOTHING } }, right: 1, half: 0.5, wrong: 0 },
    { of: 'all lost', own: { ...worth(3), marking: { wrongCosts: ALL } }, right: 3, half: 1.5, wrong: -3 },
    { of: 'a scheme', own: { marking: { scheme: 'all_or_nothing' } }, right: 1, half: -0.25, wrong: -0.25 },
  ])('$of: $right, $half or $wrong', ({ own, right, half, wrong }) => {
    const earned = [RIGHT, HALF, WRONG].map((credit) => marked(credit, rulesFor(own, quiz)).marks)
    expect(earned.map(marksAsNumber)).toEqual([right, half, wrong])
    expect(marksAsNumber(fullMarksOf({ kind: 'single_choice', ...own }, quiz))).toBe(right)
    expect(marked('blank', rulesFor(own, quiz)).marks).toBe(0)
  })

  it('takes away no more than the exact part, in units of 1/1200', () => {
    const own = { points: 12, marking: { wrongCosts: { numerator: 1, denominator: 7 } } }
    expect(marked(WRONG, rulesFor(own, quiz)).marks).toBe(-1)
  })

  it('is inherited from the rules of each attempt, whichever were asked for last', () => {
    const own = worth(4)
    const free = defaultMarking(false)
    for (const [rules, wrong] of [
      [quiz, -1],
      [free, 0],
      [quiz, -1],
    ] as const) {
      expect(marksAsNumber(marked(WRONG, rulesFor(own, rules)).marks)).toBeCloseTo(wrong)
      expect(rulesFor(own, rules).scheme).toBe(rules.scheme)
    }
  })

  it('makes nothing where there is nothing of its own, and is made once where there is', () => {
    const own = worth(4)
    expect(rulesFor({}, quiz)).toBe(quiz)
    expect(rulesFor(own, quiz)).toBe(rulesFor(own, quiz))
  })

  it.each<[OwnMarking, boolean]>([
    [{}, true],
    [worth(1), true],
    [{ marking: { wrongCosts: { numerator: 2, denominator: 8 } } }, true],
    [{ marking: { wrongCosts: A_QUARTER, scheme: 'proportional' } }, true],
    [worth(2), false],
    [{ marking: { wrongCosts: NOTHING } }, false],
    [{ marking: { scheme: 'jee_advanced' } }, false],
  ])('%j is as usual: %s', (own, expected) => expect(isUsual(own, quiz)).toBe(expected))
})

const choice = (id: string, own: object = {}) =>
  question.parse({
    id,
    kind: 'single_choice',
    prompt: 'Which?',
    asked: { options: ['a', 'b'] },
    key: { correct: 0 },
    ...own,
  })

describe('a paper of questions of different worth', () => {
  const paper = [
    choice('usual'),
    choice('jee', worth(4)),
    choice('small', { ...worth(0.5), marking: { wrongCosts: A_THIRD } }),
    choice('free', { points: wholeMarks(2.25), marking: { wrongCosts: NOTHING } }),
  ]
  const sheetOf = (...chosen: (number | null)[]) =>
    Object.fromEntries(paper.map(({ id }, at) => [id, { ...untouched, answer: chosen[at] ?? null }]))

  it('is out of the sum of them', () => expect(marksAsNumber(outOfAll(paper, quiz))).toBe(7.75))

  it.each<[(number | null)[], number]>([
    [[0, 0, 0, 0], 7.75],
    [[1, 0, 0, 0], 6.5],
    [[0, 1, null, null], 0],
    [[1, 1, 1, 1], -(0.25 + 1 + 200 / 1200)],
    [[null, null, null, null], 0],
  ])('%j earns %d', (chosen, earned) => {
    const { total, outOf } = score({ sections: [unheaded(paper)], marking: quiz }, sheetOf(...chosen))
    expect([marksAsNumber(total), outOf]).toEqual([earned, outOfAll(paper, quiz)])
  })
})

it.each([
  { points: 11 },
  { points: 1_200_001 },
  { points: 1200.5 },
  { points: null },
  { marking: { wrongCosts: { numerator: -1, denominator: 2 } } },
  { marking: { scheme: 'other' } },
  { language: 'fr' },
])('a question with %j is refused', (own) => expect(() => choice('q', own)).toThrow())
