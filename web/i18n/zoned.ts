import { localeOf, spokenLanguage } from './translate.ts'

/** Known on both sides, so that what the server renders is what the page shows first. */
export const COMMON_ZONE = 'UTC'

const formatted = (instant: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), options).format(instant)

/** A moment with its day of the week and its zone, such as "Mon, Nov 30, 2026, 10:00 AM GMT+5:30"; without a zone by the reader's clock. */
export const formatInZone = (instant: number, timeZone?: string): string =>
  formatted(instant, {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  })

/** What the reader's clock goes by at a moment, such as "India Standard Time". */
export const zoneName = (instant: number): string =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { timeZoneName: 'long' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value ?? COMMON_ZONE

/** The same where there is little room: without a day of the week and a zone, and with a year that is not this one alone. */
export const formatMoment = (instant: number, now: number = Date.now()): string => {
  const isThisYear = new Date(instant).getFullYear() === new Date(now).getFullYear()
  return formatted(instant, {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
    ...(!isThisYear && { year: 'numeric' }),
  })
}
