import { finishing } from './finishing.ts'
import type { Asked, State } from './state.ts'
import type { Step } from './step.ts'

/** The ways to read a line behind others. `isSure`: it is nothing else there. */
export type Moves = { isSure: boolean; states: State[] }

export const NO_MOVES: Moves = { isSure: false, states: [] }

export const sure = (...states: State[]): Moves => ({ isSure: true, states })
export const perhaps = (...states: State[]): Moves => ({ isSure: false, states })

/** A line that goes on within what is open. */
export const goingOn = (state: State, step: Step, cost: number): State => ({
  ...state,
  trail: { step, before: state.trail },
  cost: state.cost + cost,
})

/** A line that says more of the question that is open. */
export const asking = (
  state: State,
  { step, cost, asked }: { step: Step; cost: number; asked: Partial<Asked> },
): State =>
  state.asked === null
    ? goingOn(state, step, cost)
    : {
        ...state,
        trail: { step, before: state.trail },
        cost: state.cost + cost,
        asked: { ...state.asked, ...asked },
      }

/** What is open ends. */
export const ended = (state: State): State => {
  const { asked, waiting, answered } = state
  if (asked === null) return state
  const isBlock = asked.number !== null || asked.isNamed || asked.options > 0 || asked.answers > 0
  const { number } = asked
  const hasAnswer = asked.answers > 0
  return {
    ...state,
    cost: state.cost + finishing(state),
    asked: null,
    within: 'nothing',
    hasBlocks: state.hasBlocks || isBlock,
    waiting: number === null || hasAnswer ? waiting : { number, others: waiting },
    answered: number === null || !hasAnswer ? answered : { number, others: answered },
  }
}
