import { expect, it } from 'vitest'
import { canCost } from './can-cost.ts'

it.each([
  [true, undefined, true],
  [false, undefined, false],
  [true, ['open_ended'], false],
  [true, ['open_ended', 'group', 'text', 'section'], false],
  [true, ['open_ended', 'numerical'], true],
  [false, ['numerical'], false],
])('where wrong answers cost: %s, of the kinds %j: %s', (isNegative, kinds, can) =>
  expect(canCost({ is_negative_marking: isNegative, kinds })).toBe(can),
)
