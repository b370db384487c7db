import { isolatedList } from '../../text/isolated.ts'
import type { Ordering } from '../ordering.ts'
import type { Columns } from './columns.ts'
import { countsOfRows, type InWords, type Plain } from './in-words.ts'
import { ranked } from './usual-columns.ts'

export const orderingColumns: Columns<Ordering> = {
  of: ({ items }, plain) => ranked(items, plain),
}

const orderIn = ({ items }: Ordering['asked'], given: Ordering['given'], plain: Plain): string =>
  isolatedList(
    given.map((place) => plain(items[place] ?? '')),
    ' → ',
  )

export const orderingWords: InWords<Ordering> = {
  name: 'Put in order',
  given: orderIn,
  right: (asked, { order }, plain) => orderIn(asked, order, plain),
  counts: ({ items }, { stood }, plain) =>
    countsOfRows(
      stood,
      () => '',
      (place) => plain(items[place] ?? ''),
    ),
}
