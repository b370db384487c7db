import type { Row } from './cells.ts'
import { type Column, type Head, headNamed, isShortName } from './column-names.ts'

/**
 * What the rows above all questions of a table say of its columns. `names`: the words over each column. `above`: what stands
 * over the headings, and in them, and names no column.
 */
export type Headed = { heads: Head[]; names: string[]; line: number; above: Row[]; rows: Row[] }

const NO_HEAD: Head = headNamed('')

/** Rows of titles and hints, as templates have them. */
const MOST_TITLES = 12

/** More than any program has: what is longer is no row of headings. */
const MOST_COLUMNS = 300

export const filled = ({ cells }: Row): string[] => cells.filter((cell) => cell !== '')

const EXPLAINS =
  /\((?:required|optional|default)|^(?:the )?(?:texts? (?:of|for)|links? (?:of|to)|explanation (?:of|for)|correct option choice|time in seconds)/i

/** The row of hints below the headings of a template. */
export const isExplaining = (row: Row): boolean => {
  const cells = filled(row)
  return cells.length > 1 && cells.filter((cell) => EXPLAINS.test(cell)).length * 2 > cells.length
}

const has = (heads: readonly Head[], wanted: Column): boolean => heads.some(({ column }) => column === wanted)
/** Keys may stand in the cells of a question that has its options beside it. */
const areWhole = (heads: readonly Head[]): boolean =>
  has(heads, 'prompt') &&
  (has(heads, 'answer') || (has(heads, 'option') && heads.every(({ column }) => column !== null)))

type Named = { heads: Head[]; names: string[]; count: number; left: string[] }

/** Headings in one row, or in two, below titles; null where there are none. */
export const headedIn = (rows: readonly Row[]): Headed | null => {
  for (const [at, first] of rows.slice(0, MOST_TITLES + 1).entries()) {
    if (filled(first).length < 2 || first.cells.length > MOST_COLUMNS) continue
    const second = rows[at + 1]
    const below = rows.slice(at + 1)
    const named = (second ? ofBoth(first, second) : null) ?? ofOne(first, below)
    if (named === null) continue
    const { heads, names, count, left } = named
    const others = left.length > 0 ? [{ ...first, cells: left }] : []
    const rest = rows.slice(at + count)
    return { heads, names, line: first.line, above: [...rows.slice(0, at), ...others], rows: rest }
  }
  return null
}

const ofOne = (row: Row, below: readonly Row[]): Named | null => {
  const named = withBareNumbers(row, withShortName(row, row.cells.map(headNamed), below), below)
  const heads = withOptionsBelow(row, named)
  return areWhole(heads) && !isKeyTable(heads, below) ? { heads, names: row.cells, count: 1, left: [] } : null
}

const areNumbers = (rows: readonly Row[], at: number): boolean =>
  rows.some(({ cells }) => (cells[at] ?? '') !== '') &&
  rows.every(({ cells }) => /^(?:\p{Nd}{1,4}[.)]?)?$/u.test(cells[at] ?? ''))

/** Where each row is numbered in order, in a column without a heading. */
const withBareNumbers = ({ cells }: Row, heads: Head[], below: readonly Row[]): Head[] => {
  const [first = ''] = cells
  const isBare = first === '' && !has(heads, 'number') && areNumbers(below, 0)
  return isBare && heads.length > 0 ? heads.with(0, { ...NO_HEAD, column: 'number' }) : heads
}

/** "Q" is what is asked where nothing else is, and its number otherwise. */
const withShortName = ({ cells }: Row, heads: Head[], below: readonly Row[]): Head[] => {
  const at = cells.findIndex(isShortName)
  if (at === -1) return heads
  const isNumber = has(heads, 'prompt') || areNumbers(below, at)
  return heads.with(at, { ...NO_HEAD, column: isNumber ? 'number' : 'prompt' })
}

/** "Question" over numbers, with their answers and nothing else, are the keys of questions that stand elsewhere. */
const isKeyTable = (heads: readonly Head[], below: readonly Row[]): boolean =>
  !(['option', 'options', 'type'] as const).some((column) => has(heads, column)) &&
  heads.every(({ column }, at) => column !== 'prompt' || areNumbers(below, at))

/** "Options" over several columns without names. */
const withOptionsBelow = ({ cells }: Row, heads: Head[]): Head[] => {
  const from = heads.findIndex(({ column }) => column === 'options')
  if (from === -1 || from + 1 >= cells.length || cells[from + 1] !== '') return heads
  const next = cells.findIndex((cell, at) => at > from && cell !== '')
  const end = next === -1 ? cells.length : next
  return heads.map((head, at) => (at >= from && at < end ? { ...NO_HEAD, column: 'option', place: at - from } : head))
}

/** A second row of headings says again what the first one says, or only what that one leaves open. */
const ofBoth = (first: Row, second: Row): Named | null => {
  if (filled(second).length < 2 || second.cells.length > MOST_COLUMNS || isExplaining(second)) return null
  const [over = [], under = []] = [first, second].map(({ cells }) => cells.map(headNamed))
  if (second.cells.some((cell, at) => cell !== '' && under[at]?.column === null)) return null
  const isNamed = (head: Head | undefined) => head !== undefined && head.column !== null && head.column !== 'options'
  const isAgain = areWhole(under)
  const isOpen = under.every((head, at) => head.column === null || !isNamed(over[at]))
  const length = Math.max(over.length, under.length)
  const places = Array.from({ length }, (_, at) => at)
  const heads = places.map((at) => (under[at]?.column ? under[at] : (over[at] ?? NO_HEAD)))
  if (!(isAgain || isOpen) || !areWhole(heads)) return null
  const names = places.map((at) => second.cells[at] || first.cells[at] || '')
  const left = first.cells.filter((cell, at) => cell !== '' && over[at]?.column === null && heads[at]?.column !== null)
  return { heads, names, count: 2, left }
}
