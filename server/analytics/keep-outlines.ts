import { setImmediate as aTurn } from 'node:timers/promises'
import type { SubmissionSort } from '#contract/analytics.ts'
import type { Context } from '../context.ts'
import { createLine, createLines } from '../line.ts'
import { createShelf } from '../shelf.ts'
import { detailsOf, type Outline, type Scored, scoresAfter } from './find-outlines.ts'
import { BEFORE_ALL, changesOf, countUntil, type Position } from './find-results.ts'
import { type Compare, orderOf } from './order-rows.ts'

/** All results of a quiz up to `last`, in the order in which they ended, and the other orders that were asked for. */
type Outlined = {
  changes: number
  last: Position
  outlines: readonly Outline[]
  orders: Map<SubmissionSort, Uint32Array>
  bytes: number
}

/** 100,000 results take about 25 MB. */
const MOST_KEPT = 48 * 1024 * 1024
/** Beside what they told: the object, its id, and its places in orders. */
const BYTES_EACH = 180
/** A few milliseconds each: node:sqlite is synchronous. */
const SCORES_AT_ONCE = 500

type Keys = { [Sort in SubmissionSort]: (outline: Outline) => string | number }

const KEYS: Keys = {
  newest: ({ endedAt }) => endedAt,
  score: ({ score }) => score,
  name: ({ searchText }) => searchText,
  /** As it is shown: at most what the quiz gave. */
  time: ({ startedAt, endsAt, endedAt }) => Math.min(endedAt, endsAt) - startedAt,
  district: ({ district }) => district,
}
const DESCENDING: ReadonlySet<SubmissionSort> = new Set(['newest', 'score'])

const comparing = (outlines: readonly Outline[], sort: SubmissionSort): Compare => {
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

const nothing = (changes: number): Outlined => ({
  changes,
  last: BEFORE_ALL,
  outlines: [],
  orders: new Map(),
  bytes: 0,
})

/** Many share a district, a version and a way to end: each is kept once. */
const createWords = () => {
  const words = new Map<string, string>()
  return (word: string): string => {
    const known = words.get(word)
    if (known === undefined) words.set(word, word)
    return known ?? word
  }
}

/**
 * What the results of a quiz are searched and sorted by, in memory: neither a start nor an end writes anything for it, and
 * no database finds a part of a word, or one of several orders, among 100,000 in a moment. Looking again adds what has ended
 * since; once a result became another one, or was erased, the index is read anew, and what never changes is not.
 */
export const createOutlines = ({ db }: Pick<Context, 'db'>) => {
  const shelf = createShelf<Outlined>({ mostBytes: MOST_KEPT, bytesOf: ({ bytes }) => bytes })
  const ofQuiz = createLines()
  /** Steps of all quizzes, in turn. */
  const inTurn = createLine()

  type From = { known: Outlined; former: ReadonlyMap<string, Outline> }

  const withNew = async (questionnaireId: string, { known, former }: From): Promise<Outlined> => {
    const added: Outline[] = []
    const once = createWords()
    let { last, bytes } = known
    const step = async () => {
      const scores = await scoresAfter(db, questionnaireId, { last, limit: SCORES_AT_ONCE })
      for (const outline of await outlinesOf(scores, former)) {
        const { district, versionId, endedBy } = outline
        added.push({ ...outline, district: once(district), versionId: once(versionId), endedBy: once(endedBy) })
        bytes += BYTES_EACH + 2 * outline.searchText.length
      }
      last = scores.at(-1) ?? last
      return scores.length === SCORES_AT_ONCE
    }
    while (await inTurn(step));
    if (added.length === 0) return known
    return { ...known, last, bytes, outlines: known.outlines.concat(added), orders: new Map(known.orders) }
  }

  const outlinesOf = async (scores: Scored[], former: ReadonlyMap<string, Outline>): Promise<Outline[]> => {
    const unknown = scores.flatMap(({ id }) => (former.has(id) ? [] : id))
    const details = await detailsOf(db, unknown)
    return scores.flatMap((scored) => {
      const detail = former.get(scored.id) ?? details.get(scored.id)
      return detail ? { ...detail, ...scored } : []
    })
  }

  const formerly = async (kept: Outlined | undefined): Promise<ReadonlyMap<string, Outline>> => {
    const former = new Map<string, Outline>()
    for (const outline of kept?.outlines ?? []) {
      former.set(outline.id, outline)
      if (former.size % (10 * SCORES_AT_ONCE) === 0) await aTurn()
    }
    return former
  }

  const outlined = async (questionnaireId: string): Promise<Outlined> => {
    // Asked first: what changes from here on is found out at the next look.
    const changes = await changesOf(db, questionnaireId)
    const kept = shelf.get(questionnaireId)
    const afresh = async () => ({ known: nothing(changes), former: await formerly(kept) })
    const from = kept?.changes === changes ? { known: kept, former: new Map() } : await afresh()
    const found = await withNew(questionnaireId, from)
    // A step like the others: it goes through the index.
    const counted = await inTurn(() => countUntil(db, questionnaireId, found.last))
    if (counted === found.outlines.length) return found
    return withNew(questionnaireId, await afresh())
  }

  return {
    /** All that has ended, in that order; `order` has places among them. */
    of: (questionnaireId: string, sort: SubmissionSort) =>
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
