import type { Question } from '#domain/questionnaires/items/question.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Folding } from '../../growing-portions.ts'
import { type CountedQuestion, type Counts, countsOf } from './count-question.ts'
import type { WholeResponse } from './find-ended.ts'

const BYTES_OF_ONE = 200
const BYTES_OF_VALUE = 40

/** Whether they may learn it is for the caller to know: its teacher, or those who have voted. */
export type Asked = { id: string; versionId: string; questions: readonly Question[] }

export type TalliedResponses = { responses: number; questions: CountedQuestion[] }

/** What was counted of one response: its answers in the order of the questions. */
type Counted = { revision: number; values: readonly (Value | null)[] }

/** What is counted, so far; its rows are added in place, and each counts as it stands now. */
export type Known = {
  versionId: string
  /** Null: they are too large to be kept, and none is added twice. */
  responses: Map<string, Counted> | null
  /** How many there are, and their revisions added up. */
  count: number
  revisions: number
  counts: Counts
  lastAt: Instant
  /** That all responses take in memory, or would take. */
  bytes: number
  /** As it was told when the last row had been added; null: one was added since. */
  told: TalliedResponses | null
}

/** A response, or the id of one that is gone. */
export type Row = WholeResponse | { id: string; isGone: true }

/** Before anything is counted. `keeps`: what was counted of each response, so that it can be taken back. */
const nothingCounted = ({ versionId, questions }: Asked, keeps: boolean): Known => ({
  versionId,
  responses: keeps ? new Map() : null,
  count: 0,
  revisions: 0,
  counts: countsOf(questions),
  lastAt: 0,
  bytes: 0,
  told: null,
})

const countingOnto = (known: Known): Folding<Row, Known> => ({
  add: (row) => {
    takeBack(known, row.id)
    if ('answers' in row) take(known, row)
  },
  // What is told stays as it is while the next look adds to the counts.
  end: () => ({ ...known, told: toldOf(known) }),
  bytes: () => known.bytes,
})

const bytesOfKnown = ({ responses, bytes, counts }: Known): number => (responses ? bytes + counts.bytes() : bytes)

const toldOf = ({ told, count, counts }: Known): TalliedResponses =>
  told ?? { responses: count, questions: counts.told() }

const take = (known: Known, { id, revision, savedAt, answers }: WholeResponse): void => {
  const values = known.counts.add(answers())
  known.responses?.set(id, { revision, values })
  known.count += 1
  known.revisions += revision
  known.lastAt = Math.max(known.lastAt, savedAt)
  known.bytes += bytesOf(values)
  known.told = null
}

const takeBack = (known: Known, id: string): void => {
  const counted = known.responses?.get(id)
  if (!counted) return
  known.counts.takeBack(counted.values)
  known.responses?.delete(id)
  known.count -= 1
  known.revisions -= counted.revision
  known.bytes -= bytesOf(counted.values)
  known.told = null
}

const bytesOf = (values: Counted['values']): number =>
  values.reduce((bytes: number, value) => bytes + BYTES_OF_VALUE + sizeOf(value), BYTES_OF_ONE)

const sizeOf = (value: Value | null): number => {
  if (typeof value === 'string') return 2 * value.length
  return Array.isArray(value) ? value.reduce<number>((bytes, part) => bytes + BYTES_OF_VALUE + sizeOf(part), 0) : 0
}

/** What was given comes to this. */
export const responseFold = {
  begin: (asked: Asked, former: Known | undefined): Known =>
    former?.versionId === asked.versionId ? former : nothingCounted(asked, true),
  onto: countingOnto,
  lean: (asked: Asked): Known => nothingCounted(asked, false),
  bytesOf: bytesOfKnown,
  told: toldOf,
}
