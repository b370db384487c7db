import { type Comment, figuresIn } from './comment.ts'
import type { Consent } from './consent.ts'
import type { FileQuestion } from './file.ts'
import type { Matrix } from './matrix.ts'
import { chosenIn, type Opinion, otherIn } from './opinion.ts'
import { chosenIn as columnsIn } from './parts/row-choices.ts'
import { type Ranking, rankedIn } from './ranking.ts'
import { centreOf, recommendingIn, type Scale, stepsOf } from './scale.ts'
import {
  countsOfOptions,
  countsOfRows,
  countsOfTyped,
  type InWords,
  listed,
  NOTHING,
  optionIn,
  timesOf,
} from './words-in-tables.ts'

/*
 * Kinds of question where nothing is right, for whoever reads a table.
 */

const rounded = (figure: number): string => String(Math.round(100 * figure) / 100)

const ends = ({ low, high }: Scale['asked'], plain: (text: string) => string): string =>
  low === null && high === null ? '' : ` (${[low, high].map((text) => plain(text ?? '')).join(' to ')})`

export const scaleWords: InWords<Scale> = {
  name: 'Scale',
  given: (asked, [step], plain) => `${step} of ${asked.from} to ${asked.to}${ends(asked, plain)}`,
  right: () => '',
  counts: (asked, { chosen }) => {
    const centre = centreOf(chosen, asked.from)
    const { score } = recommendingIn(chosen)
    return listed([
      ...stepsOf(asked).map((step, at) => timesOf(String(step), chosen[at] ?? 0)),
      ...(centre ? [`Mean: ${rounded(centre.mean)}`] : []),
      ...(asked.look === 'nps' && score !== null ? [`Net promoter score: ${rounded(score)}`] : []),
    ])
  },
}

export const opinionWords: InWords<Opinion> = {
  name: 'Choice without a right answer',
  given: ({ options }, given, plain) => {
    const other = otherIn(given)
    return listed([
      ...chosenIn(given).map(optionIn(options, plain)),
      ...(other === null ? [] : [other === '' ? 'Other' : `Other: ${other}`]),
    ])
  },
  right: () => '',
  counts: (asked, { chosen, written }, plain) =>
    listed([
      countsOfOptions(asked, { chosen }, plain),
      ...(asked.other ? [timesOf('Other', chosen[asked.options.length] ?? 0)] : []),
      ...(written.named.length > 0 ? [`Written: ${countsOfTyped(written)}`] : []),
    ]),
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

export const rankingWords: InWords<Ranking> = {
  name: 'Ranking',
  given: ({ items }, given, plain) => listed(given.map((item, at) => `${at + 1}. ${plain(items[item] ?? '')}`)),
  right: () => '',
  counts: ({ items }, tally, plain) =>
    listed(
      rankedIn(tally, items.length).map(
        ({ item, points, firsts, meanPlace }) =>
          `${plain(items[item] ?? '')}: ${points} points, ${firsts} first${meanPlace === null ? '' : `, mean place ${rounded(meanPlace)}`}`,
      ),
    ),
}

export const matrixWords: InWords<Matrix> = {
  name: 'Table of choices',
  given: ({ rows, columns }, given, plain) =>
    listed(
      rows.map((row, at) => {
        const chosen = columnsIn(given[at]).map((column) => plain(columns[column] ?? ''))
        return `${plain(row)}: ${chosen.join(' + ') || NOTHING}`
      }),
    ),
  right: () => '',
  counts: ({ rows, columns }, { chosen }, plain) =>
    countsOfRows(
      chosen,
      (row) => `${plain(rows[row] ?? '')}: `,
      (column) => plain(columns[column] ?? ''),
    ),
}

export const consentWords: InWords<Consent> = {
  name: 'Consent',
  given: () => 'Agreed',
  right: () => '',
  counts: (_asked, { agreed }) => timesOf('Agreed', agreed),
}

export const fileWords: InWords<FileQuestion> = {
  name: 'Files',
  given: (_asked, given) => listed(given.map(([, name]) => name)),
  right: () => '',
  counts: (_asked, { answers, files }) => listed([timesOf('Answers', answers), timesOf('Files', files)]),
}
