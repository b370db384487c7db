import { PARTS_APART } from '../lines/keys-at-the-end.ts'
import { bareMarks, statementIn, verdictBehind } from '../lines/line-kinds.ts'
import { OF_PART, type Start } from '../lines/markers.ts'
import { type AskedWords, askedWordsOnce } from './asked-words.ts'
import { BARE } from './bare-marks.ts'
import { COST } from './costs.ts'
import { type LineRoles, pairsBelowHeading } from './line-roles.ts'
import { asking, ended, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { type Asked, isAmong, isAnswerable, type State } from './state.ts'

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
  const other = usual === null || usual === written ? 0 : COST.otherSign
  if (written === OF_PART) return other + partCost(last, number)
  if (!hasBlocks && asked === null) return number === 1 ? 0 : COST.noAnswer
  if (number === last + 1) return COST.nextNumber + other
  if (number === 1 && isFresh && asked === null) return COST.numbersAnewBelowHeading + other
  if (number > last) return COST.numbersLeftOut + other
  return (number === 1 ? COST.numbersAnew : COST.numberAgain) + other
}

/** Of `1.2` behind `1.1`, or `2.1` behind the last one of the first part; anything else is a decimal, mostly. */
const partCost = (last: number, number: number): number => {
  const [part, place] = [Math.floor(number / PARTS_APART), number % PARTS_APART]
  if (last < PARTS_APART) return place === 1 ? COST.firstOfPart : COST.firstOfPart * 3
  const isNext = number === last + 1 || (place === 1 && part === Math.floor(last / PARTS_APART) + 1)
  return isNext ? COST.firstOfPart : COST.numberAgain
}

/** How numbers are written that have a name before them. */
const NAME = 'name'

type Beginning = { start: Start; read: LineRoles; cost: number }

/** `isWhole`: with what looks like options, as one of two ways. */
export const begun = (state: State, { start, read, cost }: Beginning): State[] => {
  const { number, isNamed, sign, text } = start
  const isLiteral = read.line.literal !== null
  const before = ended(state)
  const asked: Asked = { ...NEW, number, isNamed, sign, line: read.line.number, hasWords: isLiteral }
  const open: State = {
    ...before,
    within: 'question',
    asked,
    sign: number === null && !isNamed ? before.sign : isNamed ? NAME : sign,
    last: number ?? before.last + (isNamed ? 1 : 0),
    most: Math.max(before.most, number ?? 0),
    hasBlocks: before.hasBlocks || number !== null || isNamed,
    isFresh: false,
    keyed: null,
    isExplaining: false,
  }
  const way = (isWhole: boolean, now: Asked): State => ({
    ...open,
    before,
    step: { as: 'question', start, isWhole },
    cost: before.cost + cost + (isWhole ? COST.optionsAsked : 0),
    asked: now,
  })
  if (isLiteral || text === '' || (isNamed && bareMarks(text) !== null)) return [way(false, asked)]
  const found = askedWordsOnce(read, text, false)
  const split = way(false, { ...asked, ...after(asked, found) })
  if (found.options.length === 0) return [split]
  return [split, way(true, { ...asked, ...after(asked, askedWordsOnce(read, text, true)) })]
}

const NEW: Asked = {
  number: null,
  isNamed: false,
  sign: '',
  line: 0,
  type: null,
  goesOn: 'asked',
  hasWords: false,
  hasBlank: false,
  saysVerdict: false,
  isKeyed: false,
  options: 0,
  labels: [],
  areBoxes: false,
  listed: 0,
  stated: null,
  step: 0,
  answers: 0,
  fields: 0,
  items: 0,
  verdict: null,
}

const after = (asked: Asked, { asked: words, options, key }: AskedWords): Partial<Asked> => ({
  hasWords: true,
  hasBlank: asked.hasBlank || HAS_BLANK.test(words) || statementIn(words) !== null,
  saysVerdict: verdictBehind(words) !== null,
  goesOn: key !== null ? 'line' : options.length > 0 ? 'option' : 'asked',
  options: asked.options + options.length,
  labels: options.length > 0 ? options.map(({ label }) => label) : asked.labels,
  answers: asked.answers + (key === null ? 0 : 1),
  fields: asked.fields + (key === null ? 0 : 1),
})

/** A gap to be filled. */
export const HAS_BLANK = /_{3}|\[\[|\.{5}|…{2}/

type Words = { line: LineRoles; text: string; isWhole: boolean; cost: number; also?: Partial<Asked> }

/** More words of what is asked, and what follows them in their line. */
export const withWords = (state: State, { line, text, isWhole, cost, also = {} }: Words): State => {
  const words = askedWordsOnce(line, text, isWhole)
  const asked = state.asked === null ? {} : after(state.asked, words)
  return asking(state, { step: { as: 'asked', text, isWhole }, cost, asked: { ...asked, ...also } })
}
