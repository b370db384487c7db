import { type Ranking, rankedIn } from '../ranking.ts'
import type { Columns } from './columns.ts'
import { type InWords, listed, rounded } from './in-words.ts'
import { ranked } from './usual-columns.ts'

export const rankingColumns: Columns<Ranking> = {
  of: ({ items }, plain) => ranked(items, plain),
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
