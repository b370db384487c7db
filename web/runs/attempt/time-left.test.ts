import { describe, expect, it } from 'vitest'
import { passedMoment } from './time-left.ts'

describe('speaking of the time left', () => {
  it.each([
    { before: 901, now: 900, total: 1800, moment: 900 },
    { before: 601, now: 600, total: 1800, moment: 600 },
    { before: 301, now: 300, total: 1800, moment: 300 },
    { before: 61, now: 60, total: 1800, moment: 60 },
    { before: 31, now: 30, total: 1800, moment: 30 },
    { before: 600, now: 599, total: 1800, moment: null },
    { before: 31, now: 31, total: 1800, moment: null },
    { before: 1200, now: 45, total: 1800, moment: 60 },
    { before: 30, now: 900, total: 1800, moment: null },
  ])('at half, 10, 5, 1 minutes and 30 seconds: $before -> $now of $total is $moment', ({ moment, ...range }) => {
    expect(passedMoment(range)).toBe(moment)
  })
})
