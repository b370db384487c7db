import { expect, it } from 'vitest'
import { oldBefore } from './retention.ts'

const day = (text: string) => Date.parse(`${text}T09:30:00.000Z`)

it.each([
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2024-03-31', 1, '2024-02-29'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2026-02-28', 12, '2025-02-28'],
  ['2024-02-29', 12, '2023-02-28'],
  ['2026-01-01', 120, '2016-01-01'],
])('on %s, %i months ago was %s', (now, months, before) => {
  expect(oldBefore({ deed: 'erase', months }, day(now))).toBe(day(before))
})

it('nothing is old that is kept', () => {
  expect(oldBefore({ deed: 'keep', months: 1 }, day('2026-01-15'))).toBe(null)
})
