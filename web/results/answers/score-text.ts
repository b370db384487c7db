import type { MarksFloor } from '#domain/marking/floor-choice.ts'
import { marksAsNumber, UNITS_PER_MARK } from '#domain/marking/marks.ts'
import { type Addend, type PartOfMark, scoreSum } from '#domain/marking/score-sum.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import type { Answered } from './answered-question.tsx'
import { formatMarks } from './marks-text.ts'

type Told = Pick<Answered, 'verdict' | 'marks' | 'most' | 'mark'>

/** How the score comes about: 4 right × 1 + 2 partly right (0.75) − 1 wrong × 1/4 = 4.5. Null where these answers do not make that score. `floor`: the paper's. */
export const scoreText = (questions: readonly Told[], score: number, floor?: MarksFloor): string | null => {
  if (questions.every(({ most }) => most === 0)) return null
  const { addends, waiting, total } = scoreSum(
    questions.map(({ verdict, marks, mark }) => ({
      verdict,
      marks: Math.round((marks ?? 0) * UNITS_PER_MARK),
      isByHand: mark !== undefined,
    })),
  )
  const counted = Math.round(score * UNITS_PER_MARK)
  const isRaised = floor !== undefined && total < counted
  if (total !== counted && !isRaised) return null
  const [first, ...others] = addends.map((addend) => ({ addend, text: addendText(addend) }))
  const parts = others.map(({ addend, text }) =>
    t(addend.of === 'wrong' ? 'analysis.sumMinus' : 'analysis.sumPlus', { text }),
  )
  const own = [first?.text, ...parts, t('analysis.sumTotal', { total: formatMarks(marksAsNumber(total)) })].join(' ')
  const sum = isRaised ? t(`analysis.sumFloor_${floor}`, { sum: own, score: formatMarks(score) }) : own
  return waiting === 0 ? sum : t('analysis.sumWaiting', { sum, count: waiting })
}

const addendText = ({ of, count, marks, each }: Addend): string => {
  const what = t(`analysis.sum_${of}`, { count: formatNumber(count) })
  if (each !== null) return t('analysis.sumEach', { what, each: partText(each) })
  return count === 0 ? what : t('analysis.sumTogether', { what, marks: formatMarks(marksAsNumber(Math.abs(marks))) })
}

const partText = ({ numerator, denominator }: PartOfMark): string =>
  [numerator, ...(denominator === 1 ? [] : [denominator])].map((part) => formatNumber(part)).join('/')
