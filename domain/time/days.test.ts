import { expect, it } from 'vitest'
import { beginningOfDay } from './days.ts'

it.each([
  { at: '2026-06-30T18:29:59Z', ahead: 330, began: '2026-06-29T18:30:00Z' },
  { at: '2026-06-30T18:30:00Z', ahead: 330, began: '2026-06-30T18:30:00Z' },
  { at: '2026-06-30T18:30:00Z', ahead: 0, began: '2026-06-30T00:00:00Z' },
  { at: '2026-06-30T03:59:00Z', ahead: -240, began: '2026-06-29T04:00:00Z' },
])('at $at the day of clocks $ahead minutes ahead began at $began', ({ at, ahead, began }) => {
  expect(beginningOfDay(Date.parse(at), ahead)).toBe(Date.parse(began))
})
