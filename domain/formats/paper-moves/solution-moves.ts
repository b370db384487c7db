import { fieldIn } from '../lines/fields.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { ended, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAmong, isAnswerable, isIn, type State } from './state.ts'
import { stepCost } from './steps.ts'

/** Explanations behind all questions, each under the number of its own. */
export const solutionMoves = (state: State, line: LineRoles): Moves => {
  if (line.line.literal !== null) return state.isExplaining ? sure(goingOn(state, { as: 'more' }, 0)) : NO_MOVES
  if (line.solutionsHeading && isBehindQuestions(state, line)) return sure(opened(ended(state), line))
  const { asked } = state
  const isInside = isAmong(state, 'solutions')
  const mayStand = isInside || (asked === null ? isAmong(state, 'keys') : isAnswerable(asked))
  const { solution } = line
  const isOther = solution?.opens === true && asked !== null && asked.answers > 0
  if (solution !== null && mayStand && !isOther && hasAsked(state, solution.number))
    return sure(explained(state, solution))
  const why = mayStand && asked === null ? whyIn(state, line) : null
  if (why !== null) return sure(explained(state, why))
  if (!isInside) return NO_MOVES
  return perhaps(...numbered(state, line), ...words(state, line))
}

/** `Sol. ...` below `S1. Ans. (c)`: of the question whose key it stands below. */
const whyIn = ({ keyed }: State, { field, text }: LineRoles): { number: number; text: string } | null => {
  const named = field ? fieldIn(text, null) : null
  return named?.name === 'explanation' && keyed !== null ? { number: keyed.number, text: named.text } : null
}

const isBehindQuestions = ({ asked, within, hasBlocks }: State, { afterBlank }: LineRoles): boolean =>
  asked === null ? within !== 'part' && hasBlocks : isAnswerable(asked) || afterBlank

const hasAsked = ({ most, asked }: State, number: number): boolean => number <= Math.max(most, asked?.number ?? 0)

const opened = (state: State, { line }: LineRoles): State => ({
  ...goingOn(state, { as: 'solutions' }, 0),
  within: 'solutions',
  under: 'solutions',
  solution: 0,
  solved: null,
  isExplaining: false,
  isFresh: true,
  heading: line.number,
})

const explained = (state: State, { number, text }: { number: number; text: string }): State => {
  const before = ended(state)
  const cost = solutionCost(before, number)
  return {
    ...goingOn(before, { as: 'solution', number, text }, cost),
    within: 'solutions',
    under: 'solutions',
    solution: number,
    solved: { number, others: before.solved },
    isExplaining: true,
    explained: 0,
  }
}

const solutionCost = ({ solution, solved }: State, number: number): number => {
  if (isIn(solved, number)) return COST.solutionAgain
  return number === solution + 1 ? COST.solution : COST.solutionOutOfOrder
}

const numbered = (state: State, { question }: LineRoles): State[] =>
  question === null || question.number === null || !hasAsked(state, question.number)
    ? []
    : [explained(state, { number: question.number, text: question.text })]

/** More words of the last one, its steps among them. */
const words = (state: State, { question, keys, pageNumber, afterBlank, heading }: LineRoles): State[] => {
  if (!state.isExplaining || heading) return []
  const number = question?.number ?? null
  const cost =
    (afterBlank ? COST.wordsOverBlank : COST.words) +
    (keys !== null || pageNumber ? COST.markedInWords : 0) +
    (number === null ? 0 : stepCost(state.explained, number))
  return [{ ...goingOn(state, { as: 'more' }, cost), explained: number ?? state.explained }]
}
