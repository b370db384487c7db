import { describe, expect, it } from 'vitest'
import { earnedByAll, type Guess, type Guessed, paperFigures } from './guessing.ts'
import type { Fraction, MarkingRules, MarkingScheme } from './marking.ts'
import { type Marks, wholeMarks } from './marks.ts'

const part = (text: string): Fraction => {
  const [numerator = 0, denominator = 1] = text.split('/').map(Number)
  return { numerator, denominator }
}

const rulesOf = (marks: number, cost: string, scheme: MarkingScheme = 'all_or_nothing'): MarkingRules => ({
  marksPerQuestion: wholeMarks(marks),
  wrongCosts: part(cost),
  scheme,
})

const HUNDREDTH = wholeMarks(1) / 100
const hundredths = (marks: Marks): number => {
  expect(Math.abs(marks % HUNDREDTH), 'whole hundredths').toBe(0)
  return marks / HUNDREDTH
}

const oneOf = (of: number): Guess => ({ by: 'one', of })
const several = (options: number, right: number, isTold = false): Guess => ({ by: 'several', options, right, isTold })
const parts = (of: number): Guess => ({ by: 'nothing', parts: of })
const NOBODY: Guess = { by: 'nobody' }

const asked = (guess: Guess, own: Partial<Guessed> = {}): Guessed => ({ kind: 'single_choice', guess, ...own })
const times = (count: number, question: Guessed) => Array.from({ length: count }, () => question)

describe('a paper that is guessed throughout earns on average, in hundredths of a mark', () => {
  it.each<[of: string, questions: Guessed[], rules: MarkingRules, expected: number]>([
    ['no question', [], rulesOf(1, '0'), 0],
    // (4 − 3 × 1) / 4
    ['JEE (Main): one of four', [asked(oneOf(4))], rulesOf(4, '1/4'), 25],
    ['ninety of them', times(90, asked(oneOf(4))), rulesOf(4, '1/4'), 2250],
    // (5 − 3) / 4
    ['CUET: one of four', [asked(oneOf(4))], rulesOf(5, '1/5'), 50],
    ['one of five at a quarter', [asked(oneOf(5))], rulesOf(4, '1/4'), 0],
    // (1 − 3 / 3) / 4
    ['one of four at a third', times(7, asked(oneOf(4))), rulesOf(1, '1/3'), 0],
    ['true or false', [asked(oneOf(2))], rulesOf(1, '1/4'), 38],
    ['true or false, free', [asked(oneOf(2))], rulesOf(1, '0'), 50],
    // 1/3, and three of them are a whole mark: rounded once
    ['one of three, free', [asked(oneOf(3))], rulesOf(1, '0'), 33],
    ['three of them', times(3, asked(oneOf(3))), rulesOf(1, '0'), 100],
    ['typed answers', times(3, asked(parts(1))), rulesOf(4, '1/4'), -300],
    ['pairs that cost nothing', [asked(parts(4))], rulesOf(4, '1/4', 'right_minus_wrong'), 0],
    ['pairs that cost', [asked(parts(4))], rulesOf(4, '1/4', 'proportional'), -100],
    ['what a person marks', [asked(NOBODY)], rulesOf(10, '1/2'), 0],
    // 15 choices of four options, one of them right: (4 − 14) / 15 = −2/3
    ['several, all or nothing', [asked(several(4, 2))], rulesOf(4, '1/4'), -67],
    // 6 choices of two, of which one is right: (4 − 5) / 6
    ['several, with two to be chosen', [asked(several(4, 2, true))], rulesOf(4, '1/4'), -17],
    // Right ones alone: 4, and 2 × 1; the 12 others −2: (4 + 2 − 24) / 15
    ['several of JEE (Advanced)', [asked(several(4, 2))], rulesOf(4, '1/2', 'jee_advanced'), -120],
    // Right ones alone: 2, and 2 × 1, of 15
    ['several of WBJEE', [asked(several(4, 2))], rulesOf(2, '0', 'proportional_zero_if_wrong'), 27],
    // Both right ones 2, one of them 2 × 1, both with a wrong one 2 × 1, all others 0: 6 / 15
    ['several, right less wrong', [asked(several(4, 2))], rulesOf(2, '0', 'right_minus_wrong'), 40],
    ['all options right', [asked(several(2, 2))], rulesOf(3, '0'), 100],
    [
      'marks of its own',
      [asked(oneOf(2), { points: wholeMarks(4), marking: { wrongCosts: part('1/2') } }), asked(oneOf(2))],
      rulesOf(1, '0'),
      150,
    ],
    ['a hundred options', [asked(several(200, 100))], rulesOf(1, '0'), 0],
  ])('%s', (_, questions, rules, expected) =>
    expect(hundredths(paperFigures([{ questions }], rules).guessed)).toBe(expected),
  )
})

it('is perfect with the marks of all its questions, of those a person marks as well', () => {
  const questions = [asked(oneOf(4)), asked(NOBODY, { kind: 'open_ended', points: wholeMarks(10) })]
  expect(paperFigures([{ questions }], rulesOf(4, '1/4')).perfect).toBe(wholeMarks(14))
  expect(paperFigures([{ questions: [asked(NOBODY, { kind: 'comment' })] }], rulesOf(4, '1/4')).perfect).toBe(0)
})

it.each<[guess: Guess, scheme: MarkingScheme, earned: Marks]>([
  [several(4, 2), 'proportional', wholeMarks(4) - 1],
  [several(4, 3), 'right_minus_wrong', 3200],
  [several(4, 2), 'right_minus_wrong', 0],
  [several(4, 1), 'right_minus_wrong', 0],
  [several(4, 2), 'all_or_nothing', 0],
  [several(4, 3), 'jee_advanced', 0],
  [several(4, 3), 'proportional_zero_if_wrong', 0],
  [several(4, 1), 'proportional', 0],
  [several(3, 3), 'proportional', 0],
  [oneOf(4), 'proportional', 0],
  [parts(4), 'proportional', 0],
])('choosing every option of %j by %s earns %d units', (guess, scheme, earned) =>
  expect(earnedByAll(guess, rulesOf(4, '1/4', scheme))).toBe(earned),
)
