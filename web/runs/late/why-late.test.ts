import { describe, expect, it } from 'vitest'
import { formatTime } from '../../i18n/format.ts'
import { whyLate } from './why-late.ts'

const second = 1000
const bell = Date.UTC(2026, 10, 21, 15, 35)
const late = {
  why: 'time_over',
  endsAt: bell,
  firstAt: bell + 72 * second,
  lastAt: bell + 72 * second,
  cameAfterKey: false,
} as const

describe('why answers are late', () => {
  it.each([
    {
      about: 'given before the bell',
      attempt: { ...late, givenAt: bell - 50 * second },
      said: `Arrived 1\u00a0min 12\u00a0secs after the time was over. The device says the last of it was given at ${formatTime(bell - 50 * second)}, before the bell.`,
    },
    {
      about: 'given at the bell',
      attempt: { ...late, givenAt: bell },
      said: `Arrived 1\u00a0min 12\u00a0secs after the time was over. The device says the last of it was given at ${formatTime(bell)}, before the bell.`,
    },
    {
      about: 'given after it',
      attempt: { ...late, givenAt: bell + second },
      said: `Arrived 1\u00a0min 12\u00a0secs after the time was over. The device says the last of it was given at ${formatTime(bell + second)}, after the bell.`,
    },
    {
      about: 'in two parts, from a device that does not say when',
      attempt: { ...late, lastAt: bell + 3725 * second, givenAt: null },
      said: 'Arrived between 1\u00a0min 12\u00a0secs and 1\u00a0hr 2\u00a0mins after the time was over. The device does not say when it was given.',
    },
    {
      about: 'after the student’s own submit',
      attempt: { ...late, why: 'already_submitted' as const, givenAt: bell - 50 * second },
      said: `Sent after the student had submitted. The device says the last of it was given at ${formatTime(bell - 50 * second)}.`,
    },
    {
      about: 'after the right answers had been shown',
      attempt: { ...late, why: 'already_submitted' as const, givenAt: null, cameAfterKey: true },
      said: 'Sent after the student had submitted.',
    },
  ])('is said in words: $about', ({ attempt, said }) => expect(whyLate(attempt)).toBe(said))
})
