import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'

/** Why the server has not saved a draft, and where it is. */
export const refusedInWords = (failure: CallFailure, isKept: boolean): string => {
  if (!isKept) return t('drafts.refusedNoStorage', { why: failureText(failure) })
  return failure.status === 413 && failure.code !== 'drafts_too_large'
    ? t('drafts.tooLarge')
    : t('drafts.refused', { why: failureText(failure) })
}
