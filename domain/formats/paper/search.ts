import { finishing } from './finishing.ts'
import type { LineRoles } from './line-roles.ts'
import { movesFrom } from './moves.ts'
import { linesWithRoles } from './paper-lines.ts'
import { likenessOf, START, type State } from './state.ts'
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
  return lines.length === 0 || last === undefined ? [] : stepsTo(last, lines)
}

/** All that a line can be behind what stands before it, which is sorted by its cost. */
const next = (states: readonly State[], line: LineRoles): State[] => {
  const found: State[] = []
  let least = Number.POSITIVE_INFINITY
  for (const state of states) {
    if (state.cost > least + FARTHEST) break
    for (const way of movesFrom(state, line)) {
      if (way.cost > least + FARTHEST) continue
      least = Math.min(least, way.cost)
      found.push(way)
    }
  }
  return found
}

/** The cheapest of those that are alike, and of these the cheapest. */
const best = (states: readonly State[]): State[] => {
  const found = new Map<string, State>()
  for (const state of states) {
    const likeness = likenessOf(state)
    const other = found.get(likeness)
    if (other === undefined || state.cost < other.cost) found.set(likeness, state)
  }
  const sorted = [...found.values()].sort((one, other) => one.cost - other.cost)
  const most = (sorted[0]?.cost ?? 0) + FARTHEST
  return sorted.slice(0, MOST_WAYS).filter(({ cost }) => cost <= most)
}

const stepsTo = (last: State, lines: readonly LineRoles[]): ReadLine[] => {
  const steps: ReadLine[] = []
  let state: State = last
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at]
    if (line) steps.push({ line, step: state.step })
    if (state.before === null) break
    state = state.before
  }
  return steps.reverse()
}
