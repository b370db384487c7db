import { describe, expect, it } from 'vitest'
import { A_QUARTER, type Fraction, NOTHING, type OwnMarking } from '../../marking/marking.ts'
import { wholeMarks } from '../../marking/marks.ts'
import { chooseProblem, markedIn } from './section-rules.ts'

const A_THIRD: Fraction = { numerator: 1, denominator: 3 }

describe('a question in its section', () => {
  it.each<[OwnMarking, OwnMarking, OwnMarking]>([
    [{}, {}, {}],
    [{ points: wholeMarks(2) }, {}, { points: wholeMarks(2) }],
    [{}, { points: wholeMarks(4) }, { points: wholeMarks(4) }],
    [{ points: wholeMarks(2) }, { points: wholeMarks(4) }, { points: wholeMarks(2) }],
    [{}, { marking: { wrongCosts: A_THIRD } }, { marking: { wrongCosts: A_THIRD } }],
    [
      { marking: { wrongCosts: NOTHING } },
      { marking: { wrongCosts: A_QUARTER, scheme: 'jee_advanced' } },
      { marking: { wrongCosts: NOTHING, scheme: 'jee_advanced' } },
    ],
    [
      { marking: { scheme: 'proportional' } },
      { points: wholeMarks(3), marking: { wrongCosts: A_THIRD, scheme: undefined } },
      { points: wholeMarks(3), marking: { wrongCosts: A_THIRD, scheme: 'proportional' } },
    ],
  ])('%j in one that says %j is marked as %j', (own, section, marked) => {
    expect(markedIn(own, section)).toEqual(marked)
  })
})

it.each<[number, number[], ReturnType<typeof chooseProblem>]>([
  [1, [4, 4], null],
  [2, [4, 4], null],
  [3, [4, 4], 'out_of_range'],
  [0, [4], 'out_of_range'],
  [1, [], 'out_of_range'],
  [1, [4, 2], 'not_worth_the_same'],
])('of any %d of questions worth %j the problem is %s', (choose, worth, problem) => {
  expect(chooseProblem(choose, worth)).toBe(problem)
})
