import type { Instant } from '#domain/time/time-limit.ts'

/** What a clock on a wall of that zone shows, told as if it were in UTC. */
export type WallClock = { zone: string; at: (instant: Instant) => number }

export const wallClockIn = (zone: string): WallClock => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return {
    zone,
    at: (instant) => {
      const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
      const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
      return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
    },
  }
}
