import type { FunctionComponent } from 'react'
import type { AskedOf } from '#domain/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import { givenTo } from './players.tsx'
import type { ReviewProps } from './review.ts'
import { ReviewSingleChoice } from './single-choice/review.tsx'

/** How each kind of question is shown after the end. */
const REVIEWS: { [K in Kind]: FunctionComponent<ReviewProps<Specs[K]>> } = {
  single_choice: ReviewSingleChoice,
}

/** A question with what is right, where that may be seen. */
export type KeyedOf<K extends Kind> = { [P in K]: AskedOf<P> & { key: Specs[P]['key'] | null } }[K]

type ReviewQuestionProps<K extends Kind> = Pick<ReviewProps<Specs[K]>, 'reader' | 'lang'> & {
  question: KeyedOf<K>
  answer: Value | null
}

/** What was answered, and what would have been right. */
export function ReviewQuestion<K extends Kind>({ question, answer, ...rest }: ReviewQuestionProps<K>) {
  const Review: FunctionComponent<ReviewProps<Specs[K]>> = REVIEWS[question.kind]
  return <Review asked={question.asked} answerKey={question.key} answer={givenTo(question, answer)} {...rest} />
}
