import type { LineRoles } from '../paper-roles/line-roles.ts'
import { answerMoves } from './answer-moves.ts'
import { headingMoves } from './heading-moves.ts'
import { keyMoves } from './key-moves.ts'
import { matchMoves } from './match-moves.ts'
import type { Moves } from './moving.ts'
import { optionMoves } from './option-moves.ts'
import { pageMoves } from './page-moves.ts'
import { questionMoves } from './question-moves.ts'
import { solutionMoves } from './solution-moves.ts'
import type { State } from './state.ts'
import { wordMoves } from './word-moves.ts'

type Move = (state: State, line: LineRoles) => Moves

const MOVES: readonly Move[] = [
  matchMoves,
  pageMoves,
  headingMoves,
  solutionMoves,
  keyMoves,
  answerMoves,
  optionMoves,
  questionMoves,
  wordMoves,
]

export const movesFrom = (state: State, line: LineRoles): State[] => {
  const found: State[] = []
  for (const move of MOVES) {
    const { isSure, states } = move(state, line)
    found.push(...states)
    if (isSure) break
  }
  return found
}
