import { expect, it } from 'vitest'
import { failedAtOnce } from './returning.ts'

it.each([
  { last: null, isAgain: false },
  { last: { to: '/dashboard', at: 1000 }, isAgain: true },
  { last: { to: '/dashboard', at: 10_999 }, isAgain: true },
  { last: { to: '/dashboard', at: 20_000 }, isAgain: true },
  { last: { to: '/dashboard', at: -20_000 }, isAgain: false },
  { last: { to: '/quiz?code=ABCD2345', at: 9000 }, isAgain: false },
])('after $last a return to the same page has failed at once: $isAgain', ({ last, isAgain }) =>
  expect(failedAtOnce(last, { to: '/dashboard', at: 10_999 })).toBe(isAgain),
)
