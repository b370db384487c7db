import { SECOND } from '#domain/time/time-limit.ts'
import { formatClock, formatNumber } from './format.ts'

/** How long something took, in whole seconds: 40 secs, 1 min 12 secs, 3 hrs 5 mins. No figure leaves its unit. */
export function formatSpan(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / SECOND))
  const minutes = Math.floor(seconds / 60)
  const parts =
    minutes < 60
      ? ([
          ['minute', minutes],
          ['second', seconds % 60],
        ] as const)
      : ([
          ['hour', Math.floor(minutes / 60)],
          ['minute', minutes % 60],
        ] as const)
  const shown = parts.filter(([, amount]) => amount > 0)
  const [, smallest] = parts
  return (shown.length > 0 ? shown : [smallest])
    .map(([unit, amount]) => formatNumber(amount, { style: 'unit', unit, unitDisplay: 'short' }).replace(' ', '\u00a0'))
    .join(' ')
}

/** How long something took, as a clock: in whole seconds, the same on every page. */
export function formatTaken(milliseconds: number): string {
  return formatClock(Math.round(milliseconds / SECOND) * SECOND)
}
