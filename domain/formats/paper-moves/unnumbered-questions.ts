import type { LineRoles } from '../paper-roles/line-roles.ts'
import { begun } from './beginning.ts'
import { COST } from './costs.ts'
import { type Asked, isAnswerable, type State } from './state.ts'

/** `• Which ...` behind an empty line, and above options: what asks for them. */
const isItemAsked = ({ item, afterBlank, isAboveOptions }: LineRoles): boolean =>
  item !== null && afterBlank && isAboveOptions

/** `• Who wrote it? – Tagore`: a question with its answer in one line. */
const isAnswered = ({ answer, question, label }: LineRoles): boolean =>
  answer !== null && /[?？]$/u.test(answer.before) && question === null && label === null

/** Words without a number that look like a question of their own; below a rule behind others that have none too. */
export const looksAsked = (asked: Asked | null, read: LineRoles): boolean =>
  isItemAsked(read) ||
  isAnswered(read) ||
  (read.afterRule && asked !== null && asked.number === null && !asked.isNamed && !isAnswerable(asked))

/** `Fill in the blanks:` right above the first of several, as words of what has no number. */
export const isTaskAbove = ({ number, isNamed }: Asked, { instructsAll, isAboveLabel }: LineRoles): boolean =>
  instructsAll && isAboveLabel && number === null && !isNamed

/** A question without a number: words that belong to nothing, if nothing comes of it. */
export const unnumbered = (state: State, read: LineRoles): State[] => {
  const { line, text, afterBlank, question, label, isVerbatim } = read
  const { asked } = state
  if (asked !== null && isVerbatim) return []
  const asks = looksAsked(asked, read)
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
