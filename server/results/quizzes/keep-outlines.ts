import type { AttemptSort } from '#contract/results/analytics-requests.ts'
import type { Context } from '../../context.ts'
import { createLine, createLines } from '../../line.ts'
import { createShelf } from '../../shelf.ts'
import { readReport } from '../reports/find-reports.ts'
import { type Outline, type Outlined, readAfresh, readOn } from './find-outlines.ts'
import { changesOf } from './find-results.ts'
import { type Compare, orderOf } from './order-rows.ts'

/** 100,000 results take about 25 MB. */
const MOST_KEPT = 48 * 1024 * 1024
type Keys = { [Sort in AttemptSort]: (outline: Outline) => string | number }

const KEYS: Keys = {
  newest: ({ endedAt }) => endedAt,
  score: ({ score }) => score,
  name: ({ searchText }) => searchText,
  /** As it is shown: at most what the quiz gave. */
  time: ({ startedAt, endsAt, endedAt }) => Math.min(endedAt, endsAt) - startedAt,
  district: ({ district }) => district,
}
const DESCENDING: ReadonlySet<AttemptSort> = new Set(['newest', 'score'])

const comparing = (outlines: readonly Outline[], sort: AttemptSort): Compare => {
  const keyOf = KEYS[sort]
  const way = DESCENDING.has(sort) ? -1 : 1
  return (one, other) => {
    const [left, right] = [outlines[one], outlines[other]]
    if (left === undefined || right === undefined) return 0
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)]
    if (leftKey !== rightKey) return leftKey < rightKey ? -way : way
    return left.id < right.id ? -way : way
  }
}

/**
 * What the results of a quiz are searched and sorted by, in memory: neither a start nor an end writes anything for it, and
 * no database finds a part of a word, or one of several orders, among 100,000 in a moment. Looking again adds what has ended
 * since; once a result became another one, was erased, or is missing among those that are known, the index is read anew, and
 * what never changes is not.
 */
export const createOutlines = ({ db }: Pick<Context, 'db'>) => {
  const shelf = createShelf<Outlined>({ mostBytes: MOST_KEPT, bytesOf: ({ bytes }) => bytes })
  const ofQuiz = createLines()
  /** Steps of all quizzes, in turn. */
  const inTurn = createLine()

  const outlined = async (questionnaireId: string): Promise<Outlined> => {
    // Asked first: what changes from here on is found out at the next look.
    const changes = await changesOf(db, questionnaireId)
    const { count } = await readReport(db, questionnaireId)
    const kept = shelf.get(questionnaireId)
    const isGood = kept?.changes === changes
    const afresh = () => readAfresh({ db, inTurn }, questionnaireId, { kept, changes })
    const found = isGood ? await readOn({ db, inTurn }, questionnaireId, { known: kept }) : await afresh()
    if (found.outlines.length >= count) return found
    return afresh()
  }

  return {
    /** All that has ended, in that order; `order` has places among them. */
    of: (questionnaireId: string, sort: AttemptSort) =>
      ofQuiz(questionnaireId, async () => {
        const found = await outlined(questionnaireId)
        const { outlines, orders } = found
        const order = await orderOf(orders.get(sort) ?? new Uint32Array(), outlines.length, comparing(outlines, sort))
        orders.set(sort, order)
        shelf.put(questionnaireId, found)
        return { outlines, order }
      }),
    bytes: shelf.bytes,
  }
}

export type Outlines = ReturnType<typeof createOutlines>
