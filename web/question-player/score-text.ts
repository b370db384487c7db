import type { MarkingRules } from '#domain/marking.ts'
import { marksAsNumber } from '#domain/marks.ts'
import { type PartOfMark, scoreSum } from '#domain/score-sum.ts'
import { t } from '../i18n/analysis.ts'
import { formatNumber } from '../i18n/format.ts'
import { formatMarks } from './marks-text.ts'

type Told = {
  /** Null where it differs by question. */
  marking: MarkingRules | null
  /** In marks, as the server has it. */
  score: number
}

/** How the score comes about: 4 right × 1 − 1 wrong × 1/4 = 3.75. Null where these counts do not make that score. */
export const scoreText = (counts: { correct: number; wrong: number }, { marking, score }: Told) => {
  if (marking === null) return null
  const { right, wrong, total } = scoreSum(counts, marking)
  if (marksAsNumber(total) !== score) return null
  const values = { right: formatNumber(right.count), each: partText(right.each), total: formatMarks(score) }
  return wrong === null
    ? t('analysis.sumOfRight', values)
    : t('analysis.sum', { ...values, wrong: formatNumber(wrong.count), cost: partText(wrong.each) })
}

const partText = ({ numerator, denominator }: PartOfMark): string =>
  [numerator, ...(denominator === 1 ? [] : [denominator])].map((part) => formatNumber(part)).join('/')
