import { type Comment, comment } from './comment.ts'
import { type Consent, consent } from './consent.ts'
import { type FileQuestion, file } from './file.ts'
import { type FillInBlanks, fillInBlanks } from './fill-in-blanks.ts'
import { type Matching, matching } from './matching.ts'
import { type Matrix, matrix } from './matrix.ts'
import { type MultipleChoice, multipleChoice } from './multiple-choice.ts'
import { type Numerical, numerical } from './numerical.ts'
import { type OpenEnded, openEnded } from './open-ended.ts'
import { type Opinion, opinion } from './opinion.ts'
import { type Ordering, ordering } from './ordering.ts'
import { type Ranking, ranking } from './ranking.ts'
import type { Rule } from './rule.ts'
import { type Scale, scale } from './scale.ts'
import { type ShortAnswer, shortAnswer } from './short-answer.ts'
import { type SingleChoice, singleChoice } from './single-choice.ts'
import { type TrueFalse, trueFalse } from './true-false.ts'

/** Written out: inference over the registry does not compile. */
export type Specs = {
  single_choice: SingleChoice
  multiple_choice: MultipleChoice
  true_false: TrueFalse
  fill_in_blanks: FillInBlanks
  ordering: Ordering
  matching: Matching
  short_answer: ShortAnswer
  numerical: Numerical
  open_ended: OpenEnded
  scale: Scale
  opinion: Opinion
  comment: Comment
  ranking: Ranking
  matrix: Matrix
  consent: Consent
  file: FileQuestion
}

export type Kind = keyof Specs

/** Every kind of question, by its name. */
export const RULES: { [K in Kind]: Rule<Specs[K]> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  fill_in_blanks: fillInBlanks,
  ordering,
  matching,
  short_answer: shortAnswer,
  numerical,
  open_ended: openEnded,
  scale,
  opinion,
  comment,
  ranking,
  matrix,
  consent,
  file,
}
