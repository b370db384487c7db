import { chosenIn, type Opinion, otherIn } from '../opinion.ts'
import type { Columns, Variable } from './columns.ts'
import { countsOfOptions, countsOfTyped, type InWords, listed, optionIn, timesOf } from './in-words.ts'
import { coded, eachOption, YES_NO } from './usual-columns.ts'

const OTHER = 'Other'

const writtenOther: Variable<Opinion['given']> = {
  suffix: '_other',
  label: `${OTHER}: what was written`,
  type: 'text',
  values: [],
  cell: (given) => otherIn(given) || null,
}

const anotherOption = (place: number): Variable<Opinion['given']> => ({
  suffix: `_${place + 1}`,
  label: OTHER,
  type: 'yes_no',
  values: YES_NO,
  cell: (given) => (otherIn(given) === null ? 0 : 1),
})

export const opinionColumns: Columns<Opinion> = {
  of: ({ options, other, most }, plain) => {
    const written = other ? [writtenOther] : []
    if (most !== 1)
      return [...eachOption(options, plain), ...(other ? [anotherOption(options.length)] : []), ...written]
    const values = coded(other ? [...options, OTHER] : options, plain)
    const cell = (given: Opinion['given']) => (chosenIn(given)[0] ?? options.length) + 1
    return [{ suffix: '', label: '', type: 'code', values, codesOf: 0, cell }, ...written]
  },
}

export const opinionWords: InWords<Opinion> = {
  name: 'Choice without a right answer',
  given: ({ options }, given, plain) => {
    const other = otherIn(given)
    return listed([
      ...chosenIn(given).map(optionIn(options, plain)),
      ...(other === null ? [] : [other === '' ? OTHER : `${OTHER}: ${other}`]),
    ])
  },
  right: () => '',
  counts: (asked, { chosen, written }, plain) =>
    listed([
      countsOfOptions(asked, { chosen }, plain),
      ...(asked.other ? [timesOf(OTHER, chosen[asked.options.length] ?? 0)] : []),
      ...(written.named.length > 0 ? [`Written: ${countsOfTyped(written)}`] : []),
    ]),
}
