import { isAccepted, type ShortAnswer } from '#domain/questions/short-answer.ts'
import { TypedReview } from '../parts/typed-review.tsx'
import type { ReviewProps } from '../review.ts'

/** What was typed, and what is accepted besides. */
export function ReviewShortAnswer({ answer, answerKey, reader, lang }: ReviewProps<ShortAnswer>) {
  return <TypedReview given={answer} right={answerKey && rightOf(answerKey, answer)} reader={reader} lang={lang} />
}

const rightOf = (key: ShortAnswer['key'], answer: string | null) => {
  const isGiven = answer !== null && isAccepted(key, answer)
  const [first = '', ...rest] = key.accepted
  return {
    isGiven,
    text: first,
    others: isGiven ? key.accepted.filter((text) => !isAccepted({ ...key, accepted: [text] }, answer)) : rest,
  }
}
