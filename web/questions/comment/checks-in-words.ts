import type { Checks, Fault } from '#domain/questions/comment-checks.ts'
import { t } from '../../i18n/opinion-play.ts'

const rangeInWords = ({ from, to }: Checks): string | undefined => {
  if (from !== null && to !== null) return t('opinionPlay.rangeBetween', { from, to })
  if (from !== null) return t('opinionPlay.rangeFrom', { from })
  return to === null ? undefined : t('opinionPlay.rangeTo', { to })
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
