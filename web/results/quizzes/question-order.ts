import type { QuestionResult } from './question-results-api.ts'

/** In which questions can stand: as in the quiz, or what needs to be looked at first. */
export const ORDERS = ['paper', 'hardest', 'blank'] as const
export type QuestionOrder = (typeof ORDERS)[number]

/** What the address does not say, or says wrong, is as in the quiz. */
export const orderIn = (params: URLSearchParams): QuestionOrder =>
  ORDERS.find((order) => order === params.get('order')) ?? 'paper'

type Ordered = Pick<QuestionResult, 'number' | 'verdicts' | 'statistics'>

const WEIGHTS: Record<QuestionOrder, (result: Ordered) => number> = {
  paper: () => 0,
  // Before anybody has marked it, nobody knows how hard it is.
  hardest: ({ statistics, verdicts }) => (verdicts.waiting > 0 ? 101 : (statistics.facility ?? 101)),
  blank: ({ verdicts }) => -verdicts.blank,
}

/** Of the same weight they are as in the quiz. */
export const ordered = <Each extends Ordered>(results: readonly Each[], order: QuestionOrder): Each[] =>
  results.toSorted((one, other) => WEIGHTS[order](one) - WEIGHTS[order](other) || one.number - other.number)
