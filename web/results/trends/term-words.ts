import { kindOf } from '#contract/questionnaires/kind-on-wire.ts'
import { changeIn, FEWEST, isEnough } from '#domain/statistics/trend.ts'
import { t } from '../../i18n/teachers/trends.ts'
import type { QuizInTerm, Term } from './api.ts'
import { drawnOf, isByMonth } from './drawn-points.ts'
import { percentText } from './percent-text.ts'
import type { TrendsView } from './trends-view.ts'

const meanOf = (months: Term['months']): number => {
  const results = months.reduce((sum, month) => sum + month.results, 0)
  return months.reduce((sum, month) => sum + month.mean * month.results, 0) / results
}

/** So many, called by their kind where all of them are known to have the same. */
export const countedWords = (known: readonly Pick<QuizInTerm, 'kind'>[], count: number): string => {
  const kinds = new Set(known.map(kindOf))
  const [kind = 'quiz'] = kinds
  return t(known.length < count || kinds.size > 1 ? 'trends.quizzes' : `trends.only_${kind}`, { count })
}

/** What its figures stand on, and what they leave out. */
export const notesOnTerm = ({ group }: Pick<TrendsView, 'group'>, term: Term): string => {
  const { rows, found, results, leftOut, waiting = 0 } = term
  const counted = {
    results: t('trends.results', { count: results }),
    quizzes: countedWords(rows, found),
  }
  return [
    group && t('trends.onlyGroup', { group }),
    termSentence(term).isChange ? t('trends.counted', counted) : t('trends.noChangeHint'),
    drawnOf(term).some((dot) => !isEnough(dot)) &&
      t(isByMonth(term) ? 'trends.fewMonths' : 'trends.fewQuizzes', { fewest: FEWEST }),
    waiting > 0 && t('trends.soFar', { count: waiting }),
    leftOut > 0 && t('trends.leftOutQuizzes', { count: leftOut }),
    t('trends.ofOwn'),
  ]
    .filter(Boolean)
    .join(' ')
}

type Said = { sentence: string; isChange: boolean }

/** Where the class went, from the first to the last of what is drawn. */
export const termSentence = (term: Term): Said => {
  const { months, results } = term
  const change = changeIn(drawnOf(term))
  if (!change) {
    return { sentence: t('trends.noChange', { mean: percentText(meanOf(months)), count: results }), isChange: false }
  }
  const { first, last, way } = change
  const said = { first: percentText(first.mean), last: percentText(last.mean), start: first.name, end: last.name }
  return { sentence: t(isByMonth(term) ? `trends.${way}` : `trends.${way}Quizzes`, said), isChange: true }
}
