import { isOfChannel } from '../lines/of-no-question.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { ended, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAnswerable, isBeforeAll, type State } from './state.ts'

/** What is of a page, of the whole paper, or of the program that it was copied from, and of no question. */
export const pageMoves = (state: State, line: LineRoles): Moves => {
  if (line.line.literal !== null) return NO_MOVES
  if (line.line.told !== null) return sure(goingOn(state, { as: 'told' }, 0))
  if (line.line.shared !== null) return sure(sharing(state))
  if (isOfNone(state, line)) return sure(goingOn(state, { as: 'outside' }, COST.pageNumber))
  if (line.part?.kind === 'instructions' && state.within !== 'section')
    return isBeforeAll(state) || line.afterBlank ? sure(ofPaper(state, COST.outside)) : NO_MOVES
  const begins = line.instructionsHeading && state.within !== 'section' && isBeforeAll(state)
  if (begins || (state.within === 'instructions' && !line.heading && line.part === null))
    return perhaps(
      ofPaper(state, COST.ofPaper + (line.label === null || line.question !== null ? 0 : COST.optionInPart)),
    )
  return footOfPage(state, line)
}

const LINK = /^(?:https?:\/\/|t\.me\/)\S+$/iu

/** What belongs to no question wherever it stands; where a question comes from is told behind its options. */
const isOfNone = (
  { asked }: State,
  { isOfOthers, ofChat, source, afterBlank, question, label, text }: LineRoles,
): boolean => {
  if (isOfOthers) return true
  const isOver = asked === null || isAnswerable(asked) || (isOfChannel(text) && (afterBlank || LINK.test(text)))
  if (ofChat && (LINK.test(text) || (question === null && label === null)))
    return (isOver || afterBlank) && (afterBlank || asked?.goesOn !== 'text')
  return source && asked !== null && asked.options > 0 && asked.answers === 0
}

/** Directions end what stands before them; the questions below need no options. */
const sharing = (state: State): State => ({
  ...goingOn(ended(state), { as: 'shared' }, 0),
  hasShared: true,
  isFresh: true,
})

/** Words that are told, and belong to no question. */
const ofPaper = (state: State, cost: number): State => ({
  ...goingOn(ended(state), { as: 'outside' }, cost),
  within: 'instructions',
})

const footOfPage = (state: State, line: LineRoles): Moves => {
  if (line.mayBeOfPage && (state.hasBlocks || state.asked !== null))
    return perhaps(goingOn(state, { as: 'page_number' }, COST.ofPage))
  if (!line.pageNumber) return NO_MOVES
  const isInText = line.bareNumber && !line.afterBlank
  if (isInText && (state.asked === null || !isAnswerable(state.asked))) return NO_MOVES
  return perhaps(goingOn(state, { as: 'page_number' }, isInText ? COST.numberInText : COST.pageNumber))
}
