import { isolated, isolatedList } from '../../text/isolated.ts'
import type { Matrix } from '../matrix.ts'
import { chosenIn } from '../parts/row-choices.ts'
import type { Columns } from './columns.ts'
import { countsOfRows, type InWords, listed, NOTHING } from './in-words.ts'
import { ofRows } from './usual-columns.ts'

export const matrixColumns: Columns<Matrix> = {
  of: ({ rows, columns, several }, plain) => ofRows({ rows, choices: columns, several }, plain),
  // Where several columns may be chosen in each row, a row is an axis.
  axes: ({ rows, columns, several }, plain) =>
    several
      ? rows.map((row, at) => ({
          name: `_${at + 1}`,
          label: plain(row),
          categories: columns.map(plain),
          placesOf: (given) => [...chosenIn(given[at])],
        }))
      : null,
}

export const matrixWords: InWords<Matrix> = {
  name: 'Table of choices',
  given: ({ rows, columns }, given, plain) =>
    listed(
      rows.map((row, at) => {
        const chosen = chosenIn(given[at]).map((column) => plain(columns[column] ?? ''))
        return `${isolated(plain(row))}: ${isolatedList(chosen, ' + ') || NOTHING}`
      }),
    ),
  right: () => '',
  counts: ({ rows, columns }, { chosen }, plain) =>
    countsOfRows(
      chosen,
      (row) => `${isolated(plain(rows[row] ?? ''))}: `,
      (column) => plain(columns[column] ?? ''),
    ),
}
