import type { Moves } from '../rule.ts'
import type { Value } from '../value.ts'
import { ascending, isPlaceOf, listIn, movedBy } from './places.ts'

/** What was chosen in one row: a place; where several may be, their places, ascending; null: none. */
export type RowChoice = number | readonly number[] | null

export const chosenIn = (row: RowChoice | undefined): readonly number[] => {
  if (row === null || row === undefined) return []
  return typeof row === 'number' ? [row] : row
}

/** What there is to choose from, the same in each row; `several`: more than one of it in a row. */
export type Choosing = { rows: number; choices: number; several: boolean }

const isRowChoice = (part: unknown, { choices, several }: Choosing): boolean => {
  if (part === null) return true
  if (!several) return isPlaceOf(part, choices)
  const list = listIn(part) ?? []
  const arePlaces = list.every((each) => isPlaceOf(each, choices))
  return arePlaces && list.length > 0 && list.every((each, at) => at === 0 || Number(each) > Number(list[at - 1]))
}

/** For each row what may be chosen in it, but nothing in all of them. */
export const areRowChoices = (given: Value, choosing: Choosing): given is readonly RowChoice[] => {
  const list = listIn(given)
  if (list === null || list.length !== choosing.rows) return false
  return list.every((part) => isRowChoice(part, choosing)) && list.some((part) => part !== null)
}

/** The same choices where rows, and what may be chosen in them, stand at other places among `rows` of them. */
export const rowsMoved = (given: readonly RowChoice[], [rowMoves, moves]: Moves, rows: number): RowChoice[] => {
  const elsewhere = (row: RowChoice): RowChoice => {
    if (row === null) return null
    return typeof row === 'number' ? movedBy(moves, row) : ascending(row.map((place) => movedBy(moves, place)))
  }
  const found: RowChoice[] = Array.from({ length: rows }, () => null)
  for (const [at, row] of given.entries()) found[movedBy(rowMoves, at)] = elsewhere(row)
  return found
}

/** A row once a place is chosen in it; where several may be, it is taken back by choosing it again. */
export const rowAfter = (row: RowChoice, place: number, several: boolean): RowChoice => {
  if (!several) return place
  const others = chosenIn(row).filter((each) => each !== place)
  if (others.length < chosenIn(row).length) return others.length > 0 ? others : null
  return [...others, place].toSorted((one, other) => one - other)
}
