import { meantBy, type Numerical, numerical } from '../numerical.ts'
import type { Columns, Variable } from './columns.ts'
import { countsOfTyped, type InWords, rangeIn } from './in-words.ts'
import { coded, numberOf } from './usual-columns.ts'

const unitColumn = (asked: Numerical['asked']): Variable<Numerical['given']> => ({
  suffix: '_unit',
  label: 'Unit',
  type: 'code',
  values: coded(asked.units, (text) => text),
  cell: (given) => {
    const { unit } = meantBy(asked, given)
    return unit === null ? null : unit + 1
  },
})

export const numericalColumns: Columns<Numerical> = {
  of: (asked) => [
    { suffix: '', label: '', type: 'number', values: [], cell: (given) => numberOf(meantBy(asked, given).text) },
    ...(asked.units.length < 2 ? [] : [unitColumn(asked)]),
  ],
}

export const numericalWords: InWords<Numerical> = {
  name: 'Number',
  given: (asked, given) => numerical.words(asked, given),
  right: ({ units }, { ranges, unit }) => {
    const shown = units.length === 1 ? units[0] : units[unit ?? -1]
    const numbers = ranges.map(rangeIn).join(' / ')
    return shown === undefined ? numbers : `${numbers} ${shown}`
  },
  counts: (_asked, tally) => countsOfTyped(tally),
}
