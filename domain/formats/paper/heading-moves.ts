import { COST } from './costs.ts'
import type { LineRoles } from './line-roles.ts'
import { ended, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAmong, isAnswerable, type State } from './state.ts'

/** Parts, sections, what stands below their headings, and the foot of a page. */
export const headingMoves = (state: State, line: LineRoles): Moves => {
  if (isOfNone(state, line)) return sure(goingOn(state, { as: 'outside' }, COST.pageNumber))
  const { part } = line
  if (part === null) return sectionMoves(state, line)
  if (part.kind === 'instructions') {
    const isBelow = state.within === 'section'
    if (isBelow) return sure({ ...goingOn(state, { as: 'instructions', text: part.text }, 0), within: 'part' })
    return isBeforeAll(state) || line.afterBlank ? sure(ofPaper(state, COST.outside)) : NO_MOVES
  }
  if (part.kind === 'section') {
    const isHeading = line.line.literal === null && line.heading
    return isHeading ? sectionMoves(state, line) : sure(section(state, line, part.text))
  }
  const next = goingOn(ended(state), { as: 'part', marker: part }, 0)
  return sure({ ...next, within: part.kind === 'end' ? 'nothing' : 'part', isExplaining: false })
}

const section = (state: State, { line }: LineRoles, title: string): State => ({
  ...goingOn(ended(state), { as: 'section', title }, 0),
  within: 'section',
  under: isAmong(state, 'keys') ? 'keys' : isAmong(state, 'solutions') ? 'solutions' : 'questions',
  isFresh: true,
  keyed: null,
  solution: 0,
  solved: null,
  isExplaining: false,
  heading: line.number,
})

/** Whether nothing is open but words that may be the head of a paper. */
const isBeforeAll = ({ asked }: State): boolean =>
  asked === null || (asked.number === null && !asked.isNamed && !isAnswerable(asked))

/** What belongs to no question wherever it stands; where a question comes from is told behind its options. */
const isOfNone = ({ asked }: State, { line, isOfOthers, ofChat, source, afterBlank, question, label }: LineRoles): boolean => {
  if (line.literal !== null) return false
  if (isOfOthers) return true
  const isOver = asked === null || isAnswerable(asked)
  if (ofChat && question === null && label === null) return isOver && (afterBlank || asked?.goesOn !== 'text')
  return source && asked !== null && asked.options > 0 && asked.answers === 0
}

/** Words that are told, and belong to no question. */
const ofPaper = (state: State, cost: number): State => ({
  ...goingOn(ended(state), { as: 'outside' }, cost),
  within: 'instructions',
})

/** A heading ends what stands before it; within a passage or a text it stands behind an empty line. */
const sectionMoves = (state: State, line: LineRoles): Moves => {
  const { asked, within } = state
  if (within === 'section' && line.sectionField !== null)
    return sure(goingOn(state, { as: 'section_field', named: line.sectionField }, 0))
  if (instructs(state, line)) {
    if (within === 'section')
      return perhaps({ ...goingOn(state, { as: 'instructions', text: line.text }, 0), within: 'part' })
    return perhaps({ ...section(state, line, line.text), cost: sectionCost(state) })
  }
  const isInside = state.within === 'instructions'
  if ((line.instructionsHeading && state.within !== 'section' && isBeforeAll(state)) || (isInside && !line.heading))
    return perhaps(
      ofPaper(state, COST.ofPaper + (line.label === null || line.question !== null ? 0 : COST.optionInPart)),
    )
  if (!line.heading || line.line.literal !== null || line.line.isIndented) return pageMoves(state, line)
  const isInPart = within === 'part'
  if (isInPart && !line.afterBlank) return NO_MOVES
  const isAmongOthers = isInPart || (asked !== null && !isAnswerable(asked) && !line.afterBlank)
  return isAmongOthers && !line.certainHeading ? NO_MOVES : sure(section(state, line, line.text))
}

/** `Fill in the blanks:` above the first of several questions, where none is open. */
const instructs = ({ asked, within }: State, line: LineRoles): boolean => {
  if (!line.instructsAll || line.line.literal !== null) return false
  const isAbove = line.isAbovePart || (line.isAboveNumber && line.question?.number == null && within !== 'section')
  return isAbove && (asked === null || isAnswerable(asked) || line.afterBlank)
}

const sectionCost = (state: State): number => ended(state).cost + COST.instruction

const pageMoves = (state: State, line: LineRoles): Moves => {
  if (line.mayBeOfPage && line.line.literal === null && (state.hasBlocks || state.asked !== null))
    return perhaps(goingOn(state, { as: 'page_number' }, COST.ofPage))
  if (!line.pageNumber || line.line.literal !== null) return NO_MOVES
  const isInText = line.bareNumber && !line.afterBlank
  if (isInText && (state.asked === null || !isAnswerable(state.asked))) return NO_MOVES
  return perhaps(goingOn(state, { as: 'page_number' }, isInText ? COST.numberInText : COST.pageNumber))
}
