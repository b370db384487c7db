import type { Kind, Specs } from '../rules.ts'
import type { Columns } from './columns.ts'
import { commentColumns, commentWords } from './comment.ts'
import { consentColumns, consentWords } from './consent.ts'
import { fileColumns, fileWords } from './file.ts'
import { fillInBlanksColumns, fillInBlanksWords } from './fill-in-blanks.ts'
import type { InWords } from './in-words.ts'
import { matchingColumns, matchingWords } from './matching.ts'
import { matrixColumns, matrixWords } from './matrix.ts'
import { multipleChoiceColumns, multipleChoiceWords } from './multiple-choice.ts'
import { numericalColumns, numericalWords } from './numerical.ts'
import { openEndedColumns, openEndedWords } from './open-ended.ts'
import { opinionColumns, opinionWords } from './opinion.ts'
import { orderingColumns, orderingWords } from './ordering.ts'
import { rankingColumns, rankingWords } from './ranking.ts'
import { scaleColumns, scaleWords } from './scale.ts'
import { shortAnswerColumns, shortAnswerWords } from './short-answer.ts'
import { singleChoiceColumns, singleChoiceWords } from './single-choice.ts'
import { trueFalseColumns, trueFalseWords } from './true-false.ts'

/*
 * Tables stand beside the rules: a page that shows no table loads nothing of them, and one that shows columns loads no words.
 */

const COLUMNS: { [K in Kind]: Columns<Specs[K]> } = {
  single_choice: singleChoiceColumns,
  multiple_choice: multipleChoiceColumns,
  true_false: trueFalseColumns,
  fill_in_blanks: fillInBlanksColumns,
  ordering: orderingColumns,
  matching: matchingColumns,
  short_answer: shortAnswerColumns,
  numerical: numericalColumns,
  open_ended: openEndedColumns,
  scale: scaleColumns,
  opinion: opinionColumns,
  comment: commentColumns,
  ranking: rankingColumns,
  matrix: matrixColumns,
  consent: consentColumns,
  file: fileColumns,
}

const WORDS: { [K in Kind]: InWords<Specs[K]> } = {
  single_choice: singleChoiceWords,
  multiple_choice: multipleChoiceWords,
  true_false: trueFalseWords,
  fill_in_blanks: fillInBlanksWords,
  ordering: orderingWords,
  matching: matchingWords,
  short_answer: shortAnswerWords,
  numerical: numericalWords,
  open_ended: openEndedWords,
  scale: scaleWords,
  opinion: opinionWords,
  comment: commentWords,
  ranking: rankingWords,
  matrix: matrixWords,
  consent: consentWords,
  file: fileWords,
}

/** How a kind is told in columns of data. */
export const columnsFor = <K extends Kind>(kind: K): Columns<Specs[K]> => COLUMNS[kind]

/** How a kind is told in words. */
export const wordsFor = <K extends Kind>(kind: K): InWords<Specs[K]> => WORDS[kind]
