import { afterEach, describe, expect, it } from 'vitest'
import { formatClock, formatDate, formatDateTime, formatMinutes, formatNumber, formatPercent } from './format.ts'
import { formatSpan, formatTaken } from './format-span.ts'
import { speak, translator } from './translate.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

afterEach(() => speak('en', {}))

describe('the clock', () => {
  it.each([
    [0, '00:00'],
    [1, '00:01'],
    [59 * second, '00:59'],
    [59 * second + 1, '01:00'],
    [4 * minute + 5 * second, '04:05'],
    [59 * minute + 59 * second, '59:59'],
    [hour, '1:00:00'],
    [3 * hour + 4 * minute + 5 * second, '3:04:05'],
    [-5 * second, '00:00'],
  ])('shows minutes and seconds, and hours once there are any: %i ms', (milliseconds, shown) => {
    expect(formatClock(milliseconds)).toBe(shown)
  })

  it('shows the digits of the language', () => {
    speak('bn', {})
    expect(formatClock(4 * minute + 5 * second)).toBe('০৪:০৫')
  })
})

describe('how long something took', () => {
  it.each([
    [2 * minute + 32 * second + 499, '02:32', '2_mins 32_secs'],
    [2 * minute + 32 * second + 500, '02:33', '2_mins 33_secs'],
  ])('is the same second as a clock and in words: %i', (milliseconds, clock, words) => {
    expect(formatTaken(milliseconds)).toBe(clock)
    expect(formatSpan(milliseconds).replaceAll('\u00a0', '_')).toBe(words)
  })

  it.each([
    [0, '0_secs'],
    [5 * second, '5_secs'],
    [40 * second, '40_secs'],
    [minute + 12 * second, '1_min 12_secs'],
    [5 * minute, '5_mins'],
    [3 * hour + 5 * minute + 59 * second, '3_hrs 5_mins'],
    [hour + 20 * second, '1_hr'],
    [-second, '0_secs'],
  ])('is said in two units at most, each on one line: %i ms', (milliseconds, said) => {
    expect(formatSpan(milliseconds)).toBe(said.replaceAll('_', '\u00a0'))
  })
})

describe('what is less than nothing', () => {
  it.each(['en', 'bn', 'hi'])('has a minus sign and no hyphen: %s', (language) => {
    speak(language, {})
    expect(formatNumber(-0.25)).toMatch(/^\u2212\D?\S+$/)
    expect(formatNumber(-1, { signDisplay: 'exceptZero' })).not.toContain('-')
    expect(formatPercent(-0.05)).not.toContain('-')
    expect(translator({ marks: { of: '{score} of 3' } })('marks.of', { score: -2 })).toMatch(/^\u2212/)
  })
})

describe('numbers and dates', () => {
  it('are written as in India', () => {
    expect(formatNumber(123456.75)).toBe('1,23,456.75')
    expect(formatPercent(0.666)).toBe('67%')
    expect(formatMinutes(1)).toBe('1 minute')
    expect(formatMinutes(45)).toBe('45 minutes')
    expect(formatDate(Date.UTC(2026, 10, 21, 12))).toBe('21 Nov 2026')
    expect(formatDateTime(Date.UTC(2026, 10, 21, 12))).toMatch(/^21 Nov 2026, \d/)
  })
})
