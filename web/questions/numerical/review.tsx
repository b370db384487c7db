import { isRight, type Numerical, numerical } from '#domain/questions/numerical.ts'
import { TypedReview } from '../parts/typed-review.tsx'
import type { ReviewProps } from '../review.ts'
import { acceptedNumbers } from './accepted-numbers.ts'
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
  const isGiven = answer !== null && isRight(answerKey, answer, asked)
  const all = acceptedNumbers(asked, answerKey)
  const [text = '', ...rest] = all
  const given = isGiven ? readableNumber(numerical.words(asked, answer)) : null
  return { isGiven, text, others: isGiven ? all.filter((each) => each !== given) : rest }
}
