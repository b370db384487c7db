import type { LineRoles } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { ended, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAmong, isAnswerable, isBeforeAll, type State } from './state.ts'

/** Passages and texts, sections, and what stands below their headings. */
export const headingMoves = (state: State, line: LineRoles): Moves => {
  const { part } = line
  if (part === null) return sectionMoves(state, line)
  if (part.kind === 'instructions') return state.within === 'section' ? sure(instructed(state, part.text)) : NO_MOVES
  if (part.kind === 'section') {
    const isHeading = line.line.literal === null && line.heading
    return isHeading ? sectionMoves(state, line) : sure(section(state, line, part.text))
  }
  const next = goingOn(isWordless(state) ? { ...state, asked: null } : ended(state), { as: 'part', marker: part }, 0)
  const isTask = part.kind === 'group'
  return sure({
    ...next,
    within: part.kind === 'end' ? 'nothing' : 'part',
    isExplaining: false,
    isTask: state.isTask || isTask,
    isFresh: state.isFresh || isTask,
  })
}

/** `Q1 (3 marks)` above a passage: the number of all its questions together. */
const isWordless = ({ asked }: State): boolean => asked !== null && !asked.hasWords && !isAnswerable(asked)

/** What is to be known before the questions of the section whose heading was read last. */
const instructed = (state: State, text: string): State => ({
  ...goingOn(state, { as: 'instructions', text }, 0),
  within: 'part',
})

const section = (state: State, { line }: LineRoles, title: string): State => ({
  ...goingOn(ended(state), { as: 'section', title }, 0),
  within: 'section',
  under: isAmong(state, 'keys') ? 'keys' : isAmong(state, 'solutions') ? 'solutions' : 'questions',
  isFresh: true,
  isTask: false,
  keyed: null,
  solution: 0,
  solved: null,
  isExplaining: false,
  heading: line.number,
})

/** A heading ends what stands before it; within a passage or a text it stands behind an empty line. */
const sectionMoves = (state: State, line: LineRoles): Moves => {
  const { asked, within } = state
  if (within === 'section' && line.sectionField !== null)
    return sure(goingOn(state, { as: 'section_field', named: line.sectionField }, 0))
  if (instructs(state, line)) return perhaps(task(state, line))
  if (!line.heading || line.line.literal !== null || line.line.isIndented) return NO_MOVES
  const isInPart = within === 'part'
  if (isInPart && !line.afterBlank) return NO_MOVES
  const isAmongOthers = isInPart || (asked !== null && !isAnswerable(asked) && !line.afterBlank)
  return isAmongOthers && !line.certainHeading ? NO_MOVES : sure(section(state, line, line.item ?? line.text))
}

/** `Fill in the blanks:` above the first of several questions, where none is open. */
const instructs = (state: State, line: LineRoles): boolean => {
  const { asked, within } = state
  if (!line.instructsAll || line.line.literal !== null) return false
  const isAbove = line.isAbovePart || line.isAboveLabel || (line.isAboveNumber && line.question?.number == null)
  const mayStand = asked === null ? within !== 'part' : isBeforeAll(state) || isAnswerable(asked) || line.afterBlank
  return isAbove && mayStand
}

/** The heading of questions by what is to be done with them: below that of a section it is what is to be known. */
const task = (state: State, line: LineRoles): State => {
  const next = state.within === 'section' ? instructed(state, line.text) : section(state, line, line.item ?? line.text)
  return { ...next, cost: next.cost + COST.instruction, isTask: true, isFresh: true }
}
