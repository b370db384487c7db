import type { Listed } from '../quiz-list.ts'

/** Where it is not known which tags it has, they are not offered. */
export type Actionable = Pick<Listed, 'kind' | 'id' | 'title' | 'shareCode' | 'questionCount' | 'status' | 'answered'> &
  Partial<Listed>

export type Tagged = Pick<Listed, 'kind' | 'id' | 'title' | 'tags'>

/** What a dialog is open for: one at a time. */
export type Asked =
  | { what: 'share' | 'more' | 'rename' | 'reset'; listed: Actionable }
  | { what: 'tag'; listed: readonly Tagged[] }
  | { what: 'delete'; listed: readonly Actionable[]; forGood: boolean }
