import { isolated, isolatedList } from '../../text/isolated.ts'
import { optionSign } from '../parts/option-sign.ts'
import { shownText, type TypedTally } from '../parts/typed-tally.ts'
import type { Spec } from '../rule.ts'

/** A text of the question as one line of words. */
export type Plain = (text: string) => string

/** One kind of question for whoever reads a table without its page: texts beside letters, all that is right, all that was given. */
export type InWords<S extends Spec> = {
  name: string
  given: (asked: S['asked'], given: S['given'], plain: Plain) => string
  right: (asked: S['asked'], key: S['key'], plain: Plain) => string
  /** How often what was given. */
  counts: (asked: S['asked'], tally: S['tally'], plain: Plain) => string
}

export const NOTHING = '–'
/** Of what was typed; the rest is one number. */
const MOST_TOLD = 20

export const listed = (parts: readonly string[]): string => isolatedList(parts, '; ')
export const timesOf = (text: string, count: number): string => `${isolated(text)}: ${count}`
export const rounded = (figure: number): string => String(Math.round(100 * figure) / 100)
export const rangeIn = ({ from, to }: { from: string; to: string }): string => (from === to ? from : `${from} to ${to}`)

export const optionIn = (options: readonly string[], plain: Plain) => (place: number) =>
  `${optionSign(place)}. ${isolated(plain(options[place] ?? ''))}`

/** All of them, in their order. */
export const optionNames = ({ options }: { options: readonly string[] }, plain: Plain): string[] =>
  options.map((_, place) => optionIn(options, plain)(place))

export const countsOfOptions = ({ options }: { options: string[] }, { chosen }: { chosen: number[] }, plain: Plain) =>
  listed(optionNames({ options }, plain).map((name, place) => timesOf(name, chosen[place] ?? 0)))

export const countsOfTyped = ({ named, others }: Pick<TypedTally, 'named' | 'others'>): string => {
  const ordered = named.toSorted((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
  const told = ordered.slice(0, MOST_TOLD)
  const rest = ordered.slice(MOST_TOLD).reduce((sum, { count }) => sum + count, others)
  return listed([
    ...told.map((typed) => timesOf(shownText(typed), typed.count)),
    ...(rest > 0 ? [timesOf('Others', rest)] : []),
  ])
}

/** Of each row of counts those that are not 0, behind what the row is about. */
export const countsOfRows = (rows: readonly (readonly number[])[], titleOf: (row: number) => string, textAt: TextAt) =>
  rows
    .map((counts, row) => {
      const told = counts.flatMap((count, place) => (count > 0 ? timesOf(textAt(place), count) : []))
      return `(${row + 1}) ${titleOf(row)}${listed(told) || NOTHING}`
    })
    .join(' ')
type TextAt = (place: number) => string
