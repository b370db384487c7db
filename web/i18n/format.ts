import { SECOND } from '#domain/time/time-limit.ts'
import { localeOf, spokenLanguage, withMinusSign } from './translate.ts'

function spokenLocale(): string {
  return localeOf(spokenLanguage())
}

const numberFormats = new Map<string, Intl.NumberFormat>()

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  // Kept, since making one costs far more than using it, and a clock asks every second.
  const key = spokenLocale() + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(spokenLocale(), options)
  numberFormats.set(key, format)
  return withMinusSign(format.format(value))
}

/** `ratio` of 1 is 100 %. */
export function formatPercent(ratio: number): string {
  return formatNumber(ratio, { style: 'percent', maximumFractionDigits: 0 })
}

/** The day an instant (milliseconds) falls on where the reader is. */
export function formatDate(instant: number): string {
  return new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium' }).format(instant)
}

export function formatDateTime(instant: number): string {
  return new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(instant)
}

/** The time of day where the reader is, to the minute. */
export function formatTimeOfDay(instant: number): string {
  return new Intl.DateTimeFormat(spokenLocale(), { timeStyle: 'short' }).format(instant)
}

/** The time of day where the reader is, with its seconds. */
export function formatTime(instant: number): string {
  return new Intl.DateTimeFormat(spokenLocale(), { timeStyle: 'medium' }).format(instant)
}

/** With the seconds of what is not whole. */
export function formatMinutes(minutes: number): string {
  const seconds = Math.round((minutes % 1) * 60)
  const units = { minute: Math.floor(minutes), second: seconds }
  return (['minute', 'second'] as const)
    .filter((unit) => (unit === 'minute' ? minutes >= 1 || seconds === 0 : seconds > 0))
    .map((unit) => formatNumber(units[unit], { style: 'unit', unit, unitDisplay: 'long' }))
    .join(' ')
}

/** Time left or spent, as a clock: 04:05, 1:04:05. A started second counts whole, so that 00:00 means over. */
export function formatClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const two = { minimumIntegerDigits: 2 }
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const parts = [formatNumber(minutes, two), formatNumber(seconds % 60, two)]
  return (hours > 0 ? [formatNumber(hours), ...parts] : parts).join(':')
}
