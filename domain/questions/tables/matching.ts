import { isolated, isolatedList } from '../../text/isolated.ts'
import type { Matching } from '../matching.ts'
import { chosenIn } from '../parts/row-choices.ts'
import type { Columns } from './columns.ts'
import { countsOfRows, type InWords, listed, NOTHING, type Plain } from './in-words.ts'
import { ofRows } from './usual-columns.ts'

export const matchingColumns: Columns<Matching> = {
  of: ({ left, right, several }, plain) => ofRows({ rows: left, choices: right, several: several === true }, plain),
}

const pairsIn = ({ left, right }: Matching['asked'], given: Matching['given'], plain: Plain): string =>
  listed(
    left.map((text, at) => {
      const chosen = chosenIn(given[at]).map((choice) => plain(right[choice] ?? ''))
      return `${isolated(plain(text))} → ${chosen.length === 0 ? NOTHING : isolatedList(chosen, ' + ')}`
    }),
  )

export const matchingWords: InWords<Matching> = {
  name: 'Match pairs',
  given: pairsIn,
  right: (asked, { pairs }, plain) => pairsIn(asked, pairs, plain),
  counts: ({ left, right }, { chosen }, plain) =>
    countsOfRows(
      chosen,
      (row) => `${isolated(plain(left[row] ?? ''))} → `,
      (place) => plain(right[place] ?? ''),
    ),
}
