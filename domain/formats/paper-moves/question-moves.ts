import { PARTS_APART } from '../lines/keys-at-the-end.ts'
import { OF_PART, type Start } from '../lines/markers.ts'
import { BARE } from '../paper-roles/bare-marks.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { begun, NAME, withWords } from './beginning.ts'
import { COST } from './costs.ts'
import { pairsBelowHeading } from './key-moves.ts'
import { type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAmong, isAnswerable, type State } from './state.ts'

/** A question that begins in a line. */
export const questionMoves = (state: State, line: LineRoles): Moves => {
  const start = line.question
  if (start === null) return labelMoves(state, line)
  const { asked } = state
  // What is asked stands below its number.
  if (start.number === null && asked !== null && !asked.hasWords && !isAnswerable(asked)) {
    if (line.line.literal !== null) return NO_MOVES
    return sure(withWords(state, { line, text: start.text, isWhole: false, cost: 0 }))
  }
  const cost = beginningCost(state, start) + (looksLikeKeys(state, line) ? COST.keysAsQuestion : 0)
  return perhaps(...begun(state, { start, read: line, cost }))
}

/** `(i) ...` below the heading of a task, or above all: the first of several, or the next one. */
const labelMoves = (state: State, line: LineRoles): Moves => {
  const { isTask, isFresh, sign, last, hasBlocks, asked } = state
  const mayBegin = isTask ? isFresh : !hasBlocks && asked === null
  const starts = line.line.literal === null ? line.labelStarts : []
  const next = starts.filter(
    (start) => (start.number === 1 && mayBegin) || (start.sign === sign && start.number === last + 1),
  )
  if (next.length === 0) return bareMoves(state, line)
  const cost = isTask || sign === next[0]?.sign ? COST.labelStart : COST.labelStartAlone
  return perhaps(...next.flatMap((start) => begun(state, { start, read: line, cost })))
}

/** `2 which ...`: only where it is the next one. */
const bareMoves = (state: State, line: LineRoles): Moves => {
  const start = line.bareQuestion
  const isNext = start?.number === state.last + 1 && (state.sign === null || state.sign === BARE)
  if (start === null || !isNext) return NO_MOVES
  return perhaps(...begun(state, { start, read: line, cost: COST.bareNumber }))
}

/** Letters behind numbers, below a heading of keys. */
const looksLikeKeys = (state: State, line: LineRoles): boolean =>
  line.keys !== null ||
  (isAmong(state, 'keys') && (pairsBelowHeading(line) ?? []).some(({ answer }) => LETTERS.test(answer)))

const LETTERS = /^[([]?\s?\p{L}\s?[)\]]?$/u

/** What it costs that the next question has this number. */
const beginningCost = (state: State, { number, sign, isNamed }: Start): number => {
  const { last, isFresh, hasBlocks, asked } = state
  const usual = state.sign
  if (number === null) return usual === null || usual === NAME ? COST.noAnswer : COST.nameAmongNumbers
  const written = isNamed ? NAME : sign
  const isOther = usual !== null && usual !== written && !isBehindPart(state, written, number)
  const other = isOther ? COST.otherSign : 0
  if (written === OF_PART) return other + partCost(last, number)
  if (!hasBlocks && asked === null) return number === 1 ? 0 : COST.noAnswer
  if (number === last + 1 || isBehindPart(state, written, number)) return COST.nextNumber + other
  if (number === 1 && isFresh && asked === null) return COST.numbersAnewBelowHeading + other
  if (number > last) return COST.numbersLeftOut + other
  return (number === 1 ? COST.numbersAnew : COST.numberAgain) + other
}

/** `2.` behind `1.2`, or `3.1` behind `2.`. */
const isBehindPart = ({ sign, last }: State, written: string, number: number): boolean =>
  sign === OF_PART
    ? written !== OF_PART && number === Math.floor(last / PARTS_APART) + 1
    : written === OF_PART && number === (last + 1) * PARTS_APART + 1

/** Of `1.2` behind `1.1`, or `2.1` behind the last one of the first part; anything else is a decimal, mostly. */
const partCost = (last: number, number: number): number => {
  const [part, place] = [Math.floor(number / PARTS_APART), number % PARTS_APART]
  if (last < PARTS_APART) return place === 1 ? COST.firstOfPart : COST.firstOfPart * 3
  const isNext = number === last + 1 || (place === 1 && part === Math.floor(last / PARTS_APART) + 1)
  return isNext ? COST.firstOfPart : COST.numberAgain
}
