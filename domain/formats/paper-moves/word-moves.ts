import { OF_PART } from '../lines/markers.ts'
import { askedWordsOnce } from '../paper-roles/asked-words.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { withWords } from './beginning.ts'
import { COST } from './costs.ts'
import { asking, goingOn, type Moves, NO_MOVES, perhaps } from './moving.ts'
import type { Asked, State } from './state.ts'
import { isFirstStated, isNextStated, listedCost } from './statements.ts'
import { stepCost } from './steps.ts'
import { isNextOfTask } from './tasks.ts'
import { isTaskAbove, looksAsked, unnumbered } from './unnumbered-questions.ts'

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
    (looksAsked(asked, read) || isTaskAbove(asked, read) ? COST.questionAsWords : 0)
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

/** Words behind a name, or behind a value that is complete. */
const inField = (state: State, asked: Asked, read: LineRoles): State[] => {
  const { question, label, afterBlank, isVerbatim } = read
  const page = read.pageNumber ? COST.markedInWords : 0
  const step = question?.number ?? null
  const marked = step !== null ? stepCost(asked.step, step) : label === null ? COST.words : COST.listed
  const blank = afterBlank ? COST.explanationOverBlank : 0
  const options =
    label !== null && isFirstStated(label) && asked.options + asked.answers === 0 ? COST.optionsExplained : 0
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
