import { expect, it } from 'vitest'
import { acceptsAnswers, endOf, secondsLeft } from './time-limit.ts'

const endsAt = endOf({ startedAt: 1_000_000, minutes: 1 })

it.each([
  { at: 1_000_000, left: 60 },
  { at: 1_059_500, left: 1 },
  { at: 1_060_000, left: 0 },
  { at: 9_999_999, left: 0 },
])('has $left seconds left at $at', ({ at, left }) => expect(secondsLeft(endsAt, at)).toBe(left))

it('still takes answers thirty seconds after the bell, and no later', () => {
  expect(acceptsAnswers(endsAt, endsAt + 30_000)).toBe(true)
  expect(acceptsAnswers(endsAt, endsAt + 30_001)).toBe(false)
})
