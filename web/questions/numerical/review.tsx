import { isRight, type Numerical, numerical, type Range } from '#domain/questions/numerical.ts'
import { t } from '../../i18n/analysis.ts'
import { TypedReview } from '../parts/typed-review.tsx'
import type { ReviewProps } from '../review.ts'
import { readableNumber } from './number-text.ts'

type Reviewed = ReviewProps<Numerical>

/** What was typed, and the numbers that are right. */
export function ReviewNumerical(reviewed: Reviewed) {
  const { asked, answer, reader } = reviewed
  return (
    <TypedReview
      given={answer === null ? null : numerical.words(asked, answer)}
      right={rightOf(reviewed)}
      reader={reader}
    />
  )
}

const rightOf = ({ asked, answer, answerKey }: Reviewed) => {
  if (answerKey === null) return null
  const isGiven = answer !== null && isRight(answerKey, answer)
  const all = answerKey.ranges.map((range) => withUnit(rangeText(range), asked, answerKey))
  const [text = '', ...rest] = all
  const given = isGiven ? readableNumber(numerical.words(asked, answer)) : null
  return { isGiven, text, others: isGiven ? all.filter((each) => each !== given) : rest }
}

const withUnit = (text: string, { units }: Reviewed['asked'], { unit }: Numerical['key']): string => {
  const name = units.length === 1 ? units[0] : units[unit ?? -1]
  return name === undefined ? text : `${text} ${name}`
}

const rangeText = ({ from, to }: Range): string => {
  const [least, most] = [readableNumber(from), readableNumber(to)]
  return least === most ? least : t('analysis.fromTo', { from: least, to: most })
}
