import type { Kind } from '../../questions/rules.ts'
import { multipleChoiceText, singleChoiceText } from './choices.ts'
import { fileText } from './files.ts'
import type { KindText } from './kind-text.ts'
import { matchingText, orderingText } from './lists.ts'
import { fillInBlanksText, openEndedText } from './longer.ts'
import { consentText, matrixText, rankingText } from './opinion-lists.ts'
import { commentText, opinionText, scaleText } from './opinions.ts'
import { numericalText, shortAnswerText, trueFalseText } from './typed.ts'

/** Every kind of question as text, by its name. */
export const KIND_TEXTS: { [K in Kind]: KindText<K> } = {
  single_choice: singleChoiceText,
  multiple_choice: multipleChoiceText,
  true_false: trueFalseText,
  fill_in_blanks: fillInBlanksText,
  ordering: orderingText,
  matching: matchingText,
  short_answer: shortAnswerText,
  numerical: numericalText,
  open_ended: openEndedText,
  scale: scaleText,
  opinion: opinionText,
  comment: commentText,
  ranking: rankingText,
  matrix: matrixText,
  consent: consentText,
  file: fileText,
}
