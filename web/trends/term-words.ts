import { changeIn } from '#domain/trend.ts'
import { localeOf, spokenLanguage } from '../i18n/translate.ts'
import { t } from '../i18n/trends.ts'
import type { Term } from './api.ts'
import { percentText } from './percent-text.ts'
import type { TrendsView } from './trends-view.ts'

/** A month as `2026-06`, in words. */
export const monthText = (month: string): string =>
  new Intl.DateTimeFormat(localeOf(spokenLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${month}-01T00:00:00Z`),
  )

const meanOf = (months: Term['months']): number => {
  const results = months.reduce((sum, month) => sum + month.results, 0)
  return months.reduce((sum, month) => sum + month.mean * month.results, 0) / results
}

/** What its figures stand on, and what they leave out. */
export const notesOnTerm = ({ group }: Pick<TrendsView, 'group'>, term: Term): string => {
  const { found, results, leftOut } = term
  const counted = {
    results: t('trends.results', { count: results }),
    quizzes: t('trends.quizzes', { count: found }),
  }
  return [
    group && t('trends.onlyGroup', { group }),
    termSentence(term).isChange ? t('trends.counted', counted) : t('trends.noChangeHint'),
    leftOut > 0 && t('trends.leftOutQuizzes', { count: leftOut }),
    t('trends.ofOwn'),
  ]
    .filter(Boolean)
    .join(' ')
}

type Said = { sentence: string; isChange: boolean }

/** Where the class went: from month to month, or else from quiz to quiz. */
export const termSentence = ({ months, rows, pages, results }: Term): Said => {
  const byMonth = changeIn(months)
  if (byMonth) {
    const { first, last, way } = byMonth
    const said = { first: percentText(first.mean), last: percentText(last.mean) }
    const when = { start: monthText(first.month), end: monthText(last.month) }
    return { sentence: t(`trends.${way}`, { ...said, ...when }), isChange: true }
  }
  const quizzes = rows.map(({ students, ...row }) => ({ ...row, results: students })).reverse()
  const byQuiz = pages === 1 ? changeIn(quizzes) : null
  if (byQuiz) {
    const { first, last, way } = byQuiz
    const said = { first: percentText(first.mean), last: percentText(last.mean), start: first.title, end: last.title }
    return { sentence: t(`trends.${way}Quizzes`, said), isChange: true }
  }
  return { sentence: t('trends.noChange', { mean: percentText(meanOf(months)), count: results }), isChange: false }
}
