import type { SingleChoice } from '../single-choice.ts'
import type { Columns } from './columns.ts'
import { countsOfOptions, type InWords, optionIn } from './in-words.ts'
import { coded } from './usual-columns.ts'

export const singleChoiceColumns: Columns<SingleChoice> = {
  of: ({ options }, plain) => [
    { suffix: '', label: '', type: 'code', values: coded(options, plain), codesOf: 0, cell: (given) => given + 1 },
  ],
}

export const singleChoiceWords: InWords<SingleChoice> = {
  name: 'Single choice',
  given: ({ options }, given, plain) => optionIn(options, plain)(given),
  right: ({ options }, { correct }, plain) => optionIn(options, plain)(correct),
  counts: countsOfOptions,
}
