import { expect, it } from 'vitest'
import { instantIn, localTextOf, tomorrow } from './local-time.ts'

const MOMENT = new Date(2026, 1, 3, 4, 5).getTime()

it('shows a moment by the clock of the device, and reads it back', () => {
  expect(localTextOf(MOMENT)).toBe('2026-02-03T04:05')
  expect(instantIn('2026-02-03T04:05')).toBe(MOMENT)
})

it.each(['', '2026-02', 'tomorrow'])('reads no moment from “%s”', (text) => {
  expect(instantIn(text)).toBeNull()
})

it('proposes the full hour of the next day, across the end of a month', () => {
  expect(localTextOf(tomorrow(new Date(2026, 0, 31, 22, 47).getTime()))).toBe('2026-02-01T22:00')
})
