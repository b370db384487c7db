import { expect, it } from 'vitest'
import { weekBefore, weekOf } from './notification.ts'

it.each([
  ['2026-01-15T09:00:00Z', '2026-01-12T01:30:00Z'],
  ['2026-01-12T01:30:00Z', '2026-01-12T01:30:00Z'],
  ['2026-01-12T01:29:59Z', '2026-01-05T01:30:00Z'],
])('%s is in the week that began on Monday at seven in India, %s', (at, week) => {
  expect(new Date(weekOf(Date.parse(at))).toISOString()).toBe(week.replace('Z', '.000Z'))
  expect(weekOf(weekBefore(weekOf(Date.parse(at))))).toBe(weekBefore(Date.parse(week)))
})
