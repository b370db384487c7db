import { placeOf, ROMAN } from '../lines/scripts.ts'
import { COST } from './costs.ts'
import type { Asked, State } from './state.ts'

/** Statements, and entries of lists to match, before the options of a question. */

type Numbered = { number: number | null; isNamed: boolean; text: string }

/** `1.` before the options of a question is its first statement, and those that follow it are others. */
export const listedCost = (state: State, asked: Asked, { number, isNamed, text }: Numbered): number => {
  const isUnnumbered = asked.number === null && !asked.isNamed
  if (number === null) return isOfStatements(asked, text) ? COST.listed : COST.namedInWords
  if (isNamed) return COST.namedInWords
  if (number !== asked.listed + 1) return COST.nextQuestionListed
  // What would be the next question is one, unless statements lead to it.
  return number === state.last + 1 && number > 1 && asked.listed === 0
    ? COST.nextQuestionListed
    : isUnnumbered
      ? COST.listedOfUnnumbered
      : COST.listed
}

/** Statements P, Q, R and S: Q is no question then, unless it asks and no P stands before it. */
const isOfStatements = ({ stated, number }: Asked, text: string): boolean =>
  stated === 'p' || (number !== null && !/[?？]$/u.test(text))

export const isNextStated = (stated: string | null, label: string): boolean => {
  if (stated === null) return true
  const series = [placeOf, (each: string) => ROMAN.indexOf(each), (each: string) => Number(each) - 1]
  return series.some((place) => place(label) >= 0 && place(label) === place(stated) + 1) || isFirstStated(label)
}

/** A second list begins behind the first one. */
export const isFirstStated = (label: string): boolean =>
  placeOf(label) === 0 || label === 'i' || label === '1' || label === 'p'
