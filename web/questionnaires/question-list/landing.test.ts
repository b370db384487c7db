import { expect, it } from 'vitest'
import { landingAt } from './landing.ts'

const ROWS = [
  { top: 100, bottom: 144 },
  { top: 144, bottom: 200 },
]

it.each([
  { y: -20, at: 0 },
  { y: 121, at: 0 },
  { y: 122, at: 1 },
  { y: 171, at: 1 },
  { y: 172, at: 2 },
  { y: 900, at: 2 },
])('what is let go at $y comes down before row $at', ({ y, at }) => {
  expect(landingAt(ROWS, y)).toBe(at)
})
