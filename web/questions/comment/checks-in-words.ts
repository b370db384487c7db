import type { Checks, Fault } from '#domain/questions/parts/comment-checks.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { localeOf, spokenLanguage } from '../../i18n/translate.ts'

/** A day as fields for dates write it: it is the same one wherever the reader is. */
const dayInWords = (day: string): string =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

const rangeInWords = ({ expects, ...range }: Checks): string | undefined => {
  const told = (bound: string) => (expects === 'date' ? dayInWords(bound) : bound.replace('-', '\u2212'))
  const [from, to] = [range.from, range.to].map((bound) => (bound === null ? null : told(bound)))
  const moment = expects === 'date' || expects === 'time' ? 'Moment' : ''
  if (from && to) return t('opinionPlay.rangeBetween', { from, to })
  if (from) return t(`opinionPlay.rangeFrom${moment}`, { from })
  return to ? t(`opinionPlay.rangeTo${moment}`, { to }) : undefined
}

const lengthInWords = ({ least, most }: Checks): string | undefined => {
  if (least !== null && most !== null) return t('opinionPlay.lengthBetween', { least, most })
  if (least !== null) return t('opinionPlay.lengthLeast', { least })
  return most === null ? undefined : t('opinionPlay.lengthMost', { most })
}

const decimalsInWords = ({ decimals }: Checks): string | undefined => {
  if (decimals === null) return undefined
  return decimals === 0 ? t('opinionPlay.wholeNumber') : t('opinionPlay.decimals', { count: decimals })
}

/** What is asked of an answer, said before anybody writes one; undefined: nothing more than the question. */
export const asked = (checks: Checks): string | undefined => {
  const only = checks.only === null ? undefined : t(`opinionPlay.only_${checks.only}`)
  const parts = [only, lengthInWords(checks), rangeInWords(checks), decimalsInWords(checks)]
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}

/** What is wrong with an answer, and how it would be right. */
export const faultWords = (fault: Fault, checks: Checks): string => {
  switch (fault) {
    case 'below':
    case 'above':
      return rangeInWords(checks) ?? ''
    case 'too_short':
    case 'too_long':
      return lengthInWords(checks) ?? t('opinionPlay.nothingSeen')
    case 'decimals':
      return decimalsInWords(checks) ?? ''
    case 'digits':
    case 'letters':
    case 'capitals':
    case 'letters_and_digits':
      return t(`opinionPlay.only_${fault}`)
    default:
      return t(`opinionPlay.fault_${fault}`)
  }
}
