import type { LineRoles } from '../paper-roles/line-roles.ts'
import { linesWithRoles } from '../paper-roles/paper-lines.ts'
import { areAlike } from './alike.ts'
import { finishing } from './finishing.ts'
import { movesFrom } from './moves.ts'
import { START, type State, type Trail } from './state.ts'
import type { Step } from './step.ts'

/** How many ways to read a text are followed at a time. */
const MOST_WAYS = 12
/** What costs so much more than the best way is given up. */
const FARTHEST = 10

export type ReadLine = { line: LineRoles; step: Step }

/** What each line of a text is, so that all of it costs least; as many steps as there are lines that are not empty. */
export const stepsOf = (text: string): ReadLine[] => {
  const lines = linesWithRoles(text)
  let states: readonly State[] = [START]
  for (const line of lines) states = best(next(states, line))
  const [last] = states
    .map((state) => ({ ...state, cost: state.cost + finishing(state) }))
    .toSorted((one, other) => one.cost - other.cost)
  return lines.length === 0 || last === undefined ? [] : stepsTo(last.trail, lines)
}

/** All that a line can be behind what stands before it, which is sorted by its cost. */
const next = (states: readonly State[], line: LineRoles): State[] => {
  const found: State[] = []
  for (const state of states) {
    if (state.cost > line.most) break
    for (const way of movesFrom(state, line)) {
      if (way.cost > line.most) continue
      line.most = Math.min(line.most, way.cost + FARTHEST)
      found.push(way)
    }
  }
  return found
}

/** The cheapest of those that are alike, and of these the cheapest. */
const best = (states: readonly State[]): State[] => {
  const least = states.reduce((most, { cost }) => Math.min(most, cost), Number.POSITIVE_INFINITY)
  const found: State[] = []
  for (const state of states) {
    if (state.cost > least + FARTHEST) continue
    const at = found.findIndex((other) => areAlike(other, state))
    const other = found[at]
    if (other === undefined) found.push(state)
    else if (state.cost < other.cost) found[at] = state
  }
  return found.sort((one, other) => one.cost - other.cost).slice(0, MOST_WAYS)
}

const stepsTo = (last: Trail, lines: readonly LineRoles[]): ReadLine[] => {
  const steps: ReadLine[] = []
  let trail = last
  for (let at = lines.length - 1; at >= 0 && trail !== null; at -= 1) {
    const line = lines[at]
    if (line) steps.push({ line, step: trail.step })
    trail = trail.before
  }
  return steps.reverse()
}
