import type { FunctionComponent } from 'react'
import { fits, type KeyedOf } from '#domain/questionnaires/items/question.ts'
import type { Kind, Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import { ReviewComment } from './comment/review.tsx'
import { ReviewConsent } from './consent/review.tsx'
import { ReviewFile } from './file/review.tsx'
import { ReviewFillInBlanks } from './fill-in-blanks/review.tsx'
import { ReviewMatching } from './matching/review.tsx'
import { ReviewMatrix } from './matrix/review.tsx'
import { ReviewMultipleChoice } from './multiple-choice/review.tsx'
import { ReviewNumerical } from './numerical/review.tsx'
import { ReviewOpenEnded } from './open-ended/review.tsx'
import { ReviewOpinion } from './opinion/review.tsx'
import { ReviewOrdering } from './ordering/review.tsx'
import { ReviewRanking } from './ranking/review.tsx'
import type { ReviewProps } from './review.ts'
import { ReviewScale } from './scale/review.tsx'
import { ReviewShortAnswer } from './short-answer/review.tsx'
import { ReviewSingleChoice } from './single-choice/review.tsx'
import { ReviewTrueFalse } from './true-false/review.tsx'

/** How each kind of question is shown after the end. */
const REVIEWS: { [K in Kind]: FunctionComponent<ReviewProps<Specs[K]>> } = {
  single_choice: ReviewSingleChoice,
  multiple_choice: ReviewMultipleChoice,
  true_false: ReviewTrueFalse,
  fill_in_blanks: ReviewFillInBlanks,
  ordering: ReviewOrdering,
  matching: ReviewMatching,
  short_answer: ReviewShortAnswer,
  numerical: ReviewNumerical,
  open_ended: ReviewOpenEnded,
  scale: ReviewScale,
  opinion: ReviewOpinion,
  comment: ReviewComment,
  ranking: ReviewRanking,
  matrix: ReviewMatrix,
  consent: ReviewConsent,
  file: ReviewFile,
}

type ReviewQuestionProps<K extends Kind> = Pick<ReviewProps<Specs[K]>, 'reader' | 'lang' | 'places' | 'ticked'> & {
  question: KeyedOf<K>
  answer: Value | null
}

/** What was answered, and what would have been right. */
export function ReviewQuestion<K extends Kind>({ question, answer, ...rest }: ReviewQuestionProps<K>) {
  const Review: FunctionComponent<ReviewProps<Specs[K]>> = REVIEWS[question.kind]
  return (
    <Review
      asked={question.asked}
      answerKey={question.key}
      answer={answer !== null && fits(question, answer) ? answer : null}
      {...rest}
    />
  )
}
