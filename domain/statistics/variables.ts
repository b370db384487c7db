import { fits, type QuestionOf } from '../questionnaires/items/question.ts'
import { plainIn } from '../questionnaires/items/question-words.ts'
import type { Kind } from '../questions/rules.ts'
import type { Variable } from '../questions/tables/columns.ts'
import { columnsFor } from '../questions/tables/tables.ts'
import type { Value } from '../questions/value.ts'

/** Where a question was not shown; an empty cell was left out. No code is below zero. */
export const NOT_SHOWN = -99
/** The same where numbers or words are written, among which that number may be. */
export const NOT_SHOWN_TEXT = '(not shown)'

/** The columns of one question. What was given and does not fit is as good as left out. */
export const variablesOf = <K extends Kind>(question: QuestionOf<K>): Variable<Value | null>[] =>
  columnsFor<K>(question.kind)
    .of(question.asked, plainIn(question))
    .map(({ cell, ...variable }) => ({
      ...variable,
      cell: (given) => (given !== null && fits(question, given) ? cell(given) : null),
    }))

/** How a variable says that its question was not shown. */
export const notShownIn = ({ type }: Pick<Variable, 'type'>): number | string =>
  type === 'text' || type === 'number' || type === 'date' ? NOT_SHOWN_TEXT : NOT_SHOWN
