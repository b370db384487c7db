import { expect, it } from 'vitest'
import { exactLoss, exactMarks } from './exact-marks.ts'

it.each([
  [0, '0'],
  [300, '0.25'],
  [171, '0.1425'],
  [3, '0.0025'],
  [400, '1/3'],
  [800, '2/3'],
  [1600, '1 1/3'],
  [200, '1/6'],
  [1300, '1 1/12'],
  [133, '0.1108…'],
  [1, '0.0008…'],
  [4799, '3.9991…'],
  [1_200_000, '1,000'],
])('%d units are told as %s marks', (units, told) => expect(exactMarks(units)).toBe(told))

it.each([
  [1200, 1, 7, '0.142857…'],
  [1200, 3333, 10_000, '0.3333'],
  [12, 1, 10_000, '0.000001'],
  [2400, 2, 3, '1.333333…'],
])('of %d units %d/%d is %s marks', (marksPerQuestion, numerator, denominator, told) =>
  expect(exactLoss({ marksPerQuestion, wrongCosts: { numerator, denominator }, scheme: 'all_or_nothing' })).toBe(told),
)
