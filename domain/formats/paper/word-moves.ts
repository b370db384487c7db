import { OF_PART } from '../lines/markers.ts'
import { placeOf, ROMAN } from '../lines/scripts.ts'
import { askedWordsOnce } from './asked-words.ts'
import { begun, withWords } from './beginning.ts'
import { COST } from './costs.ts'
import type { LineRoles } from './line-roles.ts'
import { asking, goingOn, type Moves, NO_MOVES, perhaps } from './moving.ts'
import { type Asked, isAnswerable, type State } from './state.ts'
import { stepCost } from './steps.ts'
import { isNextOfTask } from './tasks.ts'

/** A line that goes on with what stands before it, or begins what has no mark. */
export const wordMoves = (state: State, line: LineRoles): Moves => {
  const { asked, within } = state
  if (line.isMarked) return NO_MOVES
  if (asked !== null) {
    if (asked.goesOn === 'asked') return perhaps(...inAsked(state, asked, line), ...unnumbered(state, line))
    if (asked.goesOn === 'option') return perhaps(...unnumbered(state, line))
    return perhaps(...inField(state, asked, line), ...reason(state, asked, line), ...unnumbered(state, line))
  }
  if (within === 'part') return perhaps(goingOn(state, { as: 'more' }, partCost(state, line)))
  return perhaps(...unnumbered(state, line))
}

const partCost = ({ last }: State, { question, label, asks, isOfSeries }: LineRoles): number => {
  const { number = null, sign = '' } = question ?? {}
  if (sign === OF_PART && isOfSeries) return COST.words + COST.questionInPart
  if (number !== null && (number === 1 || number === last + 1)) return COST.words + COST.questionInPart
  return COST.words + (label === null ? 0 : asks ? COST.questionInPart : COST.optionInPart)
}

/** Words of what is asked. */
const inAsked = (state: State, asked: Asked, read: LineRoles): State[] => {
  const { text, afterBlank } = read
  if (read.isVerbatim) return [asIs(state, COST.words / 2)]
  const cost =
    wordsCost(state, asked, read) +
    (afterBlank ? COST.words : 0) +
    (read.segments ? COST.optionsAsked : 0) +
    (begins(asked, read) || isTaskAbove(asked, read) ? COST.questionAsWords : 0)
  const also = {
    listed: read.question?.number === asked.listed + 1 ? asked.listed + 1 : asked.listed,
    stated: read.label ?? asked.stated,
    // A box is to be ticked.
    ...(read.box && { asks: false }),
  }
  const isMarked = read.question !== null || read.label !== null
  const hasOptions = askedWordsOnce(read, text, false).options.length > 0
  const ways = !hasOptions || read.segments ? [read.segments !== null] : [isMarked, !isMarked]
  return ways.map((isWhole, at) =>
    withWords(state, { line: read, text, isWhole, cost: cost + (at > 0 ? COST.optionsAsked : 0), also }),
  )
}

/** `• Which ...` behind an empty line, and above options: what asks for them. */
const isItemAsked = ({ item, afterBlank, isAboveOptions }: LineRoles): boolean =>
  item !== null && afterBlank && isAboveOptions

/** `• Who wrote it? – Tagore`: a question with its answer in one line. */
const isAnswered = ({ answer, question, label }: LineRoles): boolean =>
  answer !== null && /[?？]$/u.test(answer.before) && question === null && label === null

/** Words without a number that look like a question of their own; below a rule behind others that have none too. */
const begins = (asked: Asked | null, read: LineRoles): boolean =>
  isItemAsked(read) ||
  isAnswered(read) ||
  (read.afterRule && asked !== null && asked.number === null && !asked.isNamed && !isAnswerable(asked))

/** `Fill in the blanks:` right above the first of several, as words of what has no number. */
const isTaskAbove = ({ number, isNamed }: Asked, { instructsAll, isAboveLabel }: LineRoles): boolean =>
  instructsAll && isAboveLabel && number === null && !isNamed

/** A line of words alone. */
const asIs = (state: State, cost: number): State =>
  asking(state, { step: { as: 'more' }, cost, asked: { hasWords: true } })

const wordsCost = (state: State, asked: Asked, line: LineRoles): number => {
  const { question, label, keys, pageNumber } = line
  if (isNextOfTask(state, line) || line.isOfSeries) return COST.nextQuestionListed
  if (question?.sign === OF_PART && question.number !== state.last + 1) return COST.words + COST.decimal
  if (question !== null)
    return (
      listedCost(state, asked, question) +
      (line.line.marks === null ? 0 : COST.markedEntry) +
      (line.asks ? COST.askedInWords : 0)
    )
  if (label !== null) return isNextStated(asked.stated, label) ? COST.listedByLetter : COST.listedOutOfOrder
  return COST.words + (keys !== null || pageNumber ? COST.markedInWords : 0)
}

type Numbered = { number: number | null; isNamed: boolean }

/** `1.` before the options of a question is its first statement, and those that follow it are others. */
const listedCost = (state: State, asked: Asked, { number, isNamed }: Numbered): number => {
  const isUnnumbered = asked.number === null && !asked.isNamed
  if (number === null) return isOfStatements(asked) ? COST.listed : COST.namedInWords
  if (isNamed) return COST.namedInWords
  if (number !== asked.listed + 1) return COST.nextQuestionListed
  // What would be the next question is one, unless statements lead to it.
  return number === state.last + 1 && number > 1 && asked.listed === 0
    ? COST.nextQuestionListed
    : isUnnumbered
      ? COST.listedOfUnnumbered
      : COST.listed
}

/** Statements P, Q, R and S: Q is no question then. */
const isOfStatements = ({ stated, number }: Asked): boolean => stated === 'p' || number !== null

const isNextStated = (stated: string | null, label: string): boolean => {
  if (stated === null) return true
  const series = [placeOf, (each: string) => ROMAN.indexOf(each), (each: string) => Number(each) - 1]
  return series.some((place) => place(label) >= 0 && place(label) === place(stated) + 1) || isFirst(label)
}

/** A second list begins behind the first one. */
const isFirst = (label: string): boolean => placeOf(label) === 0 || label === 'i' || label === '1' || label === 'p'

/** Words behind a name, or behind a value that is complete. */
const inField = (state: State, asked: Asked, read: LineRoles): State[] => {
  const { question, label, afterBlank, isVerbatim } = read
  const page = read.pageNumber ? COST.markedInWords : 0
  const step = question?.number ?? null
  const marked = step !== null ? stepCost(asked.step, step) : label === null ? COST.words : COST.listed
  const blank = afterBlank ? COST.explanationOverBlank : 0
  const options = label !== null && isFirst(label) && asked.options + asked.answers === 0 ? COST.optionsExplained : 0
  const costs = { text: marked + blank + page + options, open: COST.words, line: COST.wordsBehindValue + blank }
  const cost = isVerbatim ? 0 : asked.goesOn === 'text' ? costs.text : asked.goesOn === 'open' ? costs.open : costs.line
  const goesOn = asked.goesOn === 'open' ? 'line' : asked.goesOn
  return [asking(state, { step: { as: 'more' }, cost, asked: { goesOn, step: step ?? asked.step } })]
}

const SENTENCE = /[.।?!)]$/u
/** Characters: a shorter line may be a heading. */
const SHORTEST_REASON = 24

/** A sentence right below the key of a question with options says why. */
const reason = (state: State, asked: Asked, { text, question, label, afterBlank, isVerbatim }: LineRoles): State[] => {
  const isSaid = SENTENCE.test(text) && text.length >= SHORTEST_REASON && question === null && label === null
  if (asked.goesOn !== 'line' || asked.options === 0 || asked.answers === 0 || !isSaid || afterBlank || isVerbatim)
    return []
  return [asking(state, { step: { as: 'reason' }, cost: COST.reason, asked: { goesOn: 'text', step: 0 } })]
}

/** A question without a number: words that belong to nothing, if nothing comes of it. */
const unnumbered = (state: State, read: LineRoles): State[] => {
  const { line, text, afterBlank, question, label, isVerbatim } = read
  const { asked } = state
  if (asked !== null && isVerbatim) return []
  const asks = begins(asked, read)
  const start = { number: null, isNamed: false, sign: '', text: line.literal ?? (asks ? (read.item ?? text) : text) }
  const asTask = read.instructsAll && (read.isAboveNumber || read.isAboveLabel) ? COST.taskUnnumbered : 0
  const isBare = read.bareQuestion?.number === state.last + 1
  const marked = isBare
    ? COST.bareUnnumbered
    : question !== null
      ? COST.numberedUnnumbered
      : label !== null
        ? COST.labelledUnnumbered
        : 0
  return begun(state, {
    start,
    read,
    cost: (asks ? COST.unnumbered : unnumberedCost(asked, afterBlank)) + marked + asTask,
  })
}

const unnumberedCost = (asked: Asked | null, afterBlank: boolean): number => {
  if (asked === null) return COST.words
  if (isAnswerable(asked) && afterBlank) return COST.unnumbered
  return asked.goesOn === 'line' ? COST.unnumberedBehindAnswer : COST.unnumberedAmongWords
}
