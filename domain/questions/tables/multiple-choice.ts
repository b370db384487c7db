import type { MultipleChoice } from '../multiple-choice.ts'
import type { Columns } from './columns.ts'
import { countsOfOptions, type InWords, listed, optionIn } from './in-words.ts'
import { eachOption } from './usual-columns.ts'

export const multipleChoiceColumns: Columns<MultipleChoice> = {
  of: ({ options }, plain) => eachOption(options, plain),
}

export const multipleChoiceWords: InWords<MultipleChoice> = {
  name: 'Multiple choice',
  given: ({ options }, given, plain) => listed(given.map(optionIn(options, plain))),
  right: ({ options }, { correct }, plain) => listed(correct.map(optionIn(options, plain))),
  counts: countsOfOptions,
}
