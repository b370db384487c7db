import { t } from '../i18n/site.ts'

/** Why another page sent someone here, as the address says it. */
export const noticeText = (params: URLSearchParams): string | undefined => {
  switch (params.get('notice')) {
    case 'quiz_not_found':
      return t('site.quizNotFound')
    case 'missing_code':
      return t('site.missingCode')
    case 'no_attempt':
      return t('site.noAttempt')
    default:
      return undefined
  }
}

export const withoutNotice = (address: string): string => {
  const url = new URL(address)
  url.searchParams.delete('notice')
  return url.pathname + url.search + url.hash
}
