import type { FieldName } from '../lines/fields.ts'
import type { Row } from './cells.ts'

/** What the rows above all questions of a table say of its columns. */

export type Column =
  | 'prompt'
  | 'option'
  | 'number'
  | Extract<FieldName, 'answer' | 'explanation' | 'marks' | 'type' | 'language'>

const HEADINGS: [Column, RegExp][] = [
  [
    'number',
    /^(?:(?:q|qn|ques|question|s|sl|sr|serial)?\.?\s?(?:no|number|#)\.?|#|ক্রমিক(?: নং)?|নং|क्रमांक|क्र\.? ?सं\.?)$/iu,
  ],
  ['prompt', /^(?:questions?(?: texts?)?|problems?|statements?|প্রশ্ন|प्रश्न)$/iu],
  [
    'answer',
    /^(?:(?:correct |right )?(?:answers?|ans|option|choice)(?: ?key)?|correct|key|সঠিক (?:উত্তর|বিকল্প)|উত্তর|सही (?:उत्तर|विकल्प)|उत्तर)\.?$/iu,
  ],
  ['explanation', /^(?:explanations?|solutions?|ব্যাখ্যা|সমাধান|व्याख्या|समाधान|हल)$/iu],
  ['marks', /^(?:marks?|points|নম্বর|अंक)$/iu],
  ['type', /^type$/iu],
  ['language', /^language$/iu],
  ['option', /^(?:options?|opt|choice|বিকল্প|विकल्प)?\.?[\s-]?\(?(?:[a-jক-ঞक-ञ]|\d{1,2})\)?\.?$/iu],
]

const columnNamed = (cell: string): Column | null => HEADINGS.find(([, pattern]) => pattern.test(cell))?.[0] ?? null

/** `above`: what stands over them, and in them, and names no column. */
export type Headed = { columns: (Column | null)[]; above: Row[]; rows: Row[] }

/** Over the columns that a second row names one by one. */
const OF_SEVERAL = /^(?:(?:answer )?(?:options|choices)|বিকল্প(?:সমূহ|গুলি)?|विकल्प)$/iu
const MOST_TITLES = 3

const filled = ({ cells }: Row): string[] => cells.filter((cell) => cell !== '')
const areWhole = (columns: readonly (Column | null)[]): boolean =>
  columns.includes('prompt') && columns.includes('answer')

/** Headings in one row, or in two, below titles of one cell; null where there are none. */
export const headedIn = (rows: readonly Row[]): Headed | null => {
  const start = rows.findIndex((row) => filled(row).length > 1)
  const [first, second] = rows.slice(start, start + 2)
  if (start === -1 || start > MOST_TITLES || !first) return null
  const both = second ? columnsOfBoth(first, second) : null
  const columns = both ?? first.cells.map(columnNamed)
  if (!areWhole(columns)) return null
  const cells = first.cells.filter(
    (cell) => cell !== '' && columnNamed(cell) === null && !(both && OF_SEVERAL.test(cell)),
  )
  const above = [...rows.slice(0, start), ...(cells.length > 0 ? [{ ...first, cells }] : [])]
  return { columns, above, rows: rows.slice(start + (both ? 2 : 1)) }
}

/** A second row of headings says again what the first one says, or only what that one leaves open. */
const columnsOfBoth = (first: Row, second: Row): (Column | null)[] | null => {
  const [over, under] = [first, second].map(({ cells }) => cells.map(columnNamed))
  if (!over || !under || filled(second).length < 2 || second.cells.some((cell, at) => cell !== '' && !under[at]))
    return null
  const isAgain = areWhole(under)
  const isOpen = under.every((column, at) => column === null || !over[at])
  const length = Math.max(over.length, under.length)
  const columns = Array.from({ length }, (_, at) => under[at] ?? over[at] ?? null)
  return (isAgain || isOpen) && areWhole(columns) ? columns : null
}
