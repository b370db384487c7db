import { type Comment, figuresIn } from '../comment.ts'
import { type Expected, isDate } from '../parts/comment-checks.ts'
import type { Columns, VariableType } from './columns.ts'
import { countsOfTyped, type InWords, listed, rounded } from './in-words.ts'
import { numberOf } from './usual-columns.ts'

const TYPES: Partial<Record<Expected, VariableType>> = { number: 'number', date: 'date' }

export const commentColumns: Columns<Comment> = {
  of: ({ expects }) => [
    {
      suffix: '',
      label: '',
      type: TYPES[expects] ?? 'text',
      values: [],
      cell: (given) => {
        if (expects === 'number') return numberOf(given)
        return expects === 'date' && isDate(given) ? { day: given } : given
      },
    },
  ],
}

export const commentWords: InWords<Comment> = {
  name: 'Comment',
  given: (_asked, given) => given,
  right: () => '',
  counts: (_asked, tally) => {
    const figures = figuresIn(tally)
    return listed([
      countsOfTyped(tally.typed),
      ...(figures ? [`Mean: ${rounded(figures.mean)}`] : []),
      ...(figures?.median ? [`Median: ${figures.median}`] : []),
    ])
  },
}
