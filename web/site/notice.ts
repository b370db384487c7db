import { t } from '../i18n/site.ts'

/** `isUnknown`: there is no quiz with the code. */
type Notice = { text: string; code: string; isUnknown: boolean }

const CODE_AT_MOST = 20

/** Why the quiz's page sent someone here, and the code that they had, as the address says it. */
export const noticeIn = (search: string): Notice | undefined => {
  const params = new URLSearchParams(search)
  const name = params.get('notice')
  const text = textOf(name)
  const isUnknown = name === 'quiz_not_found'
  return text === undefined ? undefined : { text, isUnknown, code: (params.get('code') ?? '').slice(0, CODE_AT_MOST) }
}

const textOf = (notice: string | null): string | undefined => {
  switch (notice) {
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
  for (const name of ['notice', 'code']) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
