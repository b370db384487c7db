import { expect, it } from 'vitest'
import { defaultMarking } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import { marksFacts } from './marks-facts.ts'

const one = { kind: 'single_choice' } as const
const two = { ...one, points: wholeMarks(2) }
const free = { ...one, marking: { wrongCosts: { numerator: 0, denominator: 1 } } }

it.each([
  ['as the quiz says', [one, one], ['1 mark a question', 'A wrong answer costs 0.25']],
  ['two marks each', [two, two], ['2 marks a question', 'A wrong answer costs 0.5']],
  ['some of their own', [one, two, two], ['Marks differ by question: 5 in all', 'A wrong answer costs up to 0.5']],
  ['one that costs nothing', [one, free], ['1 mark a question', 'A wrong answer costs up to 0.25']],
  ['all of them', [free], ['1 mark a question', 'Wrong answers cost nothing']],
  ['none yet', [], ['1 mark a question', 'A wrong answer costs 0.25']],
])('the marks of questions are told: %s', (_, questions, told) => {
  expect(marksFacts([{ questions }], defaultMarking(true))).toEqual(told)
})
