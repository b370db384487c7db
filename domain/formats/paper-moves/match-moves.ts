import type { LineRoles } from '../paper-roles/line-roles.ts'
import type { MatchLine } from '../paper-roles/match-marks.ts'
import { begun, withWords } from './beginning.ts'
import { COST } from './costs.ts'
import { asking, type Moves, NO_MOVES, sure } from './moving.ts'
import type { State } from './state.ts'
import type { Step } from './step.ts'

/** Two lists to be matched, which are entries of their question and no options. */

/** All that a line of a match is. */
export const matchMoves = (state: State, line: LineRoles): Moves => {
  const { match } = line
  if (match === null) return NO_MOVES
  if (match.as === 'head') return sure(...headed(state, line))
  if (state.asked === null) return NO_MOVES
  if (match.as === 'name') return sure(withWords(state, { line, text: line.text, isWhole: true, cost: COST.words }))
  const [step, items]: [Step, number] = match.as === 'row' ? [rowOf(match), 1] : [{ as: 'frame' }, 0]
  const { asked } = state
  return sure(
    asking(state, {
      step,
      cost: 0,
      asked: { goesOn: 'line', items: asked.items + items, type: 'matching', isMatch: true },
    }),
  )
}

const rowOf = ({ left, right, answer }: Extract<MatchLine, { as: 'row' }>): Step => ({
  as: 'match_row',
  left: left && (answer === null ? left.text : `${left.text} => ${answer}`),
  right: right && { ...right, ticked: false },
})

/** By its number, or as a question that has none. */
const headed = (state: State, line: LineRoles): State[] => {
  const start = line.question ?? { number: null, isNamed: true, sign: '', text: line.text }
  const ways = begun(state, { start, read: line, cost: COST.words })
  return line.question === null ? ways.map((way) => ({ ...way, sign: state.sign, last: state.last })) : ways
}
