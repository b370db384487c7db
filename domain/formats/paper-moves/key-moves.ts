import { type KeyPair, keyPairsIn } from '../lines/keys-at-the-end.ts'
import { type LineRoles, once } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { ended, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { isAmong, isAnswerable, isIn, type Numbers, type State, waitsFor } from './state.ts'

/** Keys that stand behind the questions, or above them. */
export const keyMoves = (state: State, line: LineRoles): Moves => {
  if (line.line.literal !== null) return NO_MOVES
  if (line.grid !== null && (state.hasBlocks || state.asked !== null))
    return sure(withKeys(state, { pairs: line.grid, isHeaded: true }))
  const ofMatch = state.asked?.type === 'matching' && !line.afterBlank
  const rest = line.keysHeading ?? (ofMatch ? null : headed(state, line))
  if (rest !== null) return sure(withKeys(state, { pairs: keyPairsIn(rest, true) ?? [], isHeaded: true }))
  const { namedKey } = line
  if (namedKey !== null && waitsFor(state, namedKey.number))
    return sure(withKeys(state, { pairs: [namedKey], isHeaded: true }))
  const pairs = endsName(state, line)
  if (pairs !== null) return sure(withKeys(state, { pairs, isHeaded: true, endsName: true }))
  return ofMatch ? NO_MOVES : unheaded(state, line)
}

/** `Ans: 1. b 2. c`: the name of one answer above those of several questions. */
const headed = (state: State, { answer }: LineRoles): string | null => {
  if (answer === null || answer.before !== '' || answer.label === '') return null
  const waiting = (keyPairsIn(answer.label, true) ?? []).filter(({ number }) => waitsFor(state, number))
  return waiting.length > 1 ? answer.label : null
}

/** A line of keys below `Answer:`, which was taken for the name of one that follows: it is a heading. */
const endsName = (state: State, line: LineRoles): KeyPair[] | null => {
  const { asked } = state
  if (asked?.goesOn !== 'open' || asked.answers === 0) return null
  const pairs = pairsBelowHeading(line) ?? []
  const before = { ...state, asked: { ...asked, answers: asked.answers - 1 } }
  return pairs.some(({ number }) => waitsFor(before, number)) ? pairs : null
}

/** Above all questions only a heading says that these are keys. */
const unheaded = (state: State, line: LineRoles): Moves => {
  const { asked, hasBlocks } = state
  const isInKeys = isAmong(state, 'keys')
  if (!isInKeys && !hasBlocks && asked === null) return NO_MOVES
  const pairs = isInKeys ? pairsBelowHeading(line) : line.keys
  const mayStand = isInKeys || line.afterBlank || asked === null || isAnswerable(asked)
  return pairs === null || !mayStand ? NO_MOVES : perhaps(withKeys(state, { pairs, isHeaded: isInKeys }))
}

type Keys = { pairs: readonly KeyPair[]; isHeaded: boolean; endsName?: boolean }

const withKeys = (state: State, { pairs, isHeaded, endsName: isName = false }: Keys): State => {
  const known =
    state.asked && isName ? { ...state, asked: { ...state.asked, answers: state.asked.answers - 1 } } : state
  const before = ended(known)
  const isAnew = isAmong(known, 'keys') && pairs.some(({ number }) => isIn(before.keyed, number))
  const others = before.hasBlocks ? pairs.filter(({ number }) => !waitsFor(before, number)) : []
  const costOf = ({ number }: KeyPair) => (isHeaded && isIn(before.answered, number) ? COST.keyAgain : COST.keyOfNone)
  const cost =
    (isHeaded ? COST.keys : COST.keysWithoutHeading) +
    (isAnew ? COST.keysAnew : 0) +
    others.reduce((sum, pair) => sum + costOf(pair), 0) / Math.max(1, pairs.length)
  return {
    ...goingOn(before, { as: 'keys', pairs, endsName: isName }, cost),
    within: 'keys',
    under: 'keys',
    isFresh: true,
    keyed: pairs.reduce<Numbers>((others, { number }) => ({ number, others }), isAnew ? null : before.keyed),
  }
}

/** Keys below their heading, where one alone is enough. */
export const pairsBelowHeading = (line: LineRoles): KeyPair[] | null =>
  once(line, 'keys', () => keyPairsIn(line.text, true))
