import { localeOf, spokenLanguage } from '../../i18n/translate.ts'

/** A month as `2026-06`, in words. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )
