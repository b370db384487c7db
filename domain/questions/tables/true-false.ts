import type { TrueFalse } from '../true-false.ts'
import type { Columns } from './columns.ts'
import { type InWords, listed, timesOf } from './in-words.ts'

export const trueFalseColumns: Columns<TrueFalse> = {
  of: () => [
    {
      suffix: '',
      label: '',
      type: 'code',
      values: [
        { code: 0, label: 'False' },
        { code: 1, label: 'True' },
      ],
      cell: (given) => (given ? 1 : 0),
    },
  ],
}

export const trueFalseWords: InWords<TrueFalse> = {
  name: 'True or false',
  given: (_asked, given) => (given ? 'True' : 'False'),
  right: (_asked, { correct }) => (correct ? 'True' : 'False'),
  counts: (_asked, { saidTrue, saidFalse }) => listed([timesOf('True', saidTrue), timesOf('False', saidFalse)]),
}
