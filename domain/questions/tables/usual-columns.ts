import { decimalIn, decimalText } from '../parts/decimal.ts'
import { chosenIn, type RowChoice } from '../parts/row-choices.ts'
import type { Variable } from './columns.ts'
import type { Plain } from './in-words.ts'

export const YES_NO = [
  { code: 0, label: 'Not chosen' },
  { code: 1, label: 'Chosen' },
] as const

export const coded = (texts: readonly string[], plain: Plain) =>
  texts.map((text, at) => ({ code: at + 1, label: plain(text) }))

/** What was written, as it is. */
export const oneText = (): Variable<string>[] => [
  { suffix: '', label: '', type: 'text', values: [], cell: (given) => given },
]

/** A number that is one; what a float would not hold exactly stays as it was written. */
export const numberOf = (text: string): number | string => {
  const decimal = decimalIn(text)
  return decimal && decimal.digits.length <= EXACT_DIGITS ? Number(decimalText(decimal)) : text
}
const EXACT_DIGITS = 15

export const eachOption = (options: readonly string[], plain: Plain): Variable<readonly (number | string)[]>[] =>
  options.map((text, place) => ({
    suffix: `_${place + 1}`,
    label: plain(text),
    type: 'yes_no',
    values: YES_NO,
    choices: [place],
    cell: (given) => (given.includes(place) ? 1 : 0),
  }))

/** The place that each item was given, from 1; of what was not ranked there is none. */
export const ranked = (items: readonly string[], plain: Plain): Variable<readonly number[]>[] =>
  items.map((item, place) => ({
    suffix: `_${place + 1}`,
    label: plain(item),
    type: 'rank',
    values: [],
    choices: [place],
    cell: (given) => {
      const at = given.indexOf(place)
      return at < 0 ? null : at + 1
    },
  }))

/** Rows, and in each of them the same choices, which are the second list of its question's choices. */
type Rows = { rows: readonly string[]; choices: readonly string[]; several: boolean }

/** Of each row what was chosen in it: one column of data, or where several may be one for each choice. */
export const ofRows = ({ rows, choices, several }: Rows, plain: Plain): Variable<readonly RowChoice[]>[] =>
  rows.flatMap((row, at): Variable<readonly RowChoice[]>[] => {
    const places = (given: readonly RowChoice[]) => chosenIn(given[at])
    if (!several)
      return [
        {
          suffix: `_${at + 1}`,
          label: plain(row),
          type: 'code',
          values: coded(choices, plain),
          choices: [at],
          codesOf: 1,
          cell: (given) => (places(given).length === 0 ? null : Number(places(given)[0]) + 1),
        },
      ]
    return choices.map((choice, which) => ({
      suffix: `_${at + 1}_${which + 1}`,
      label: `${plain(row)}: ${plain(choice)}`,
      type: 'yes_no',
      values: YES_NO,
      choices: [at, which],
      cell: (given) => (places(given).length === 0 ? null : places(given).includes(which) ? 1 : 0),
    }))
  })
