import { marksOf } from '#contract/questionnaires/own-on-wire.ts'
import { type Marks, marksAsNumber } from '#domain/marking/marks.ts'
import { numberTyped } from '../../ui/forms/number-typed.ts'

/** Null while nothing is typed, NaN where it is no number of so many places. */
const hundredthsIn = (text: string): number | null => {
  const number = numberTyped(text, { digits: 6, places: 2 })
  return number === 'no_number' ? Number.NaN : number
}

/** The marks typed; 0, which nothing is worth, for what is no number of marks. */
export const marksIn = (text: string): Marks | null => {
  const number = hundredthsIn(text)
  return number === null ? null : marksOf(number)
}

export const marksTyped = (marks: Marks): string => (marks > 0 ? String(marksAsNumber(marks)) : '')
