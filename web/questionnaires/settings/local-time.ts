import type { Instant } from '#domain/time/time-limit.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as the browser's field for day and time has it, by the clock of this device. */
export const localTextOf = (instant: Instant): string => {
  const date = new Date(instant)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** Null for a text that is no moment yet. */
export const instantIn = (localText: string): Instant | null => {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(localText) ? new Date(localText).getTime() : Number.NaN
  return Number.isNaN(instant) ? null : instant
}

/** The same time tomorrow, at the full hour: a moment to begin with. */
export const tomorrow = (now: Instant): Instant => {
  const date = new Date(now)
  date.setDate(date.getDate() + 1)
  date.setMinutes(0, 0, 0)
  return date.getTime()
}
