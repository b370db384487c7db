import { setImmediate as aTurn } from 'node:timers/promises'
import { type AttemptSort, FALLING } from '#contract/results/analytics-requests.ts'
import type { Database } from '../../database/connect.ts'
import { growing } from '../../growing.ts'
import type { Folding } from '../../growing-portions.ts'
import { readReport } from '../reports/find-reports.ts'
import { type Outline, outlinesBehind } from './find-outlines.ts'
import { BEFORE_ALL, changesOf, type Position } from './find-results.ts'
import { type Compare, orderOf } from './order-rows.ts'

/** 100,000 results take about 25 MB. */
const MOST_KEPT = 48 * 1024 * 1024
/** Beside what they told: the object, its id, and its places in orders. */
const BYTES_EACH = 180
/** Putting so many into a map takes some milliseconds. */
const NAMED_AT_ONCE = 5000

type Keys = { [Sort in AttemptSort]: (outline: Outline) => string | number }

const KEYS: Keys = {
  newest: ({ endedAt }) => endedAt,
  score: ({ score }) => score,
  name: ({ searchText }) => searchText,
  /** As it is shown: at most what the quiz gave. */
  time: ({ startedAt, endsAt, endedAt }) => Math.min(endedAt, endsAt) - startedAt,
  district: ({ district }) => district,
  ended: ({ endedBy }) => endedBy,
}

const comparing = (outlines: readonly Outline[], sort: AttemptSort): Compare => {
  const keyOf = KEYS[sort]
  const way = FALLING.has(sort) ? -1 : 1
  return (one, other) => {
    const [left, right] = [outlines[one], outlines[other]]
    if (left === undefined || right === undefined) return 0
    const [leftKey, rightKey] = [keyOf(left), keyOf(right)]
    if (leftKey !== rightKey) return leftKey < rightKey ? -way : way
    return left.id < right.id ? -way : way
  }
}

type Orders = Map<AttemptSort, Promise<Uint32Array>>

/** All results of a quiz, in the order in which they ended. */
type Outlined = {
  outlines: readonly Outline[]
  /** The other orders that were asked for. */
  orders: Orders
  /** Orders of the first of them, which those are made from. */
  before: Orders
  /** What was known before all were read anew; none once they are. */
  former: ReadonlyMap<string, Outline>
  bytes: number
}

const NONE: ReadonlyMap<string, Outline> = new Map()

const formerly = async (outlines: readonly Outline[]): Promise<ReadonlyMap<string, Outline>> => {
  const former = new Map<string, Outline>()
  for (const outline of outlines) {
    former.set(outline.id, outline)
    if (former.size % NAMED_AT_ONCE === 0) await aTurn()
  }
  return former
}

/** Many share a district, a version and a way to end: each is kept once. */
const createWords = () => {
  const words = new Map<string, string>()
  return (word: string): string => {
    const known = words.get(word)
    if (known === undefined) words.set(word, word)
    return known ?? word
  }
}

const onto = (known: Outlined): Folding<Outline, Outlined> => {
  const added: Outline[] = []
  const once = createWords()
  let { bytes } = known
  return {
    add: (outline) => {
      const { district, versionId, endedBy, searchText } = outline
      added.push({ ...outline, district: once(district), versionId: once(versionId), endedBy: once(endedBy) })
      bytes += BYTES_EACH + 2 * searchText.length
    },
    end: () => ({
      outlines: known.outlines.concat(added),
      orders: new Map(),
      before: new Map([...known.before, ...known.orders]),
      former: NONE,
      bytes,
    }),
  }
}

/** The order is made once for all who ask for it, from what was in order before. */
const inOrder = ({ outlines, orders, before }: Outlined, sort: AttemptSort): Promise<Uint32Array> => {
  const known = orders.get(sort)
  if (known) return known
  const ordered = async () => {
    const first = (await before.get(sort)?.catch(() => undefined)) ?? new Uint32Array()
    before.delete(sort)
    return orderOf(first, outlines.length, comparing(outlines, sort))
  }
  const order = ordered()
  orders.set(sort, order)
  // The next who asks tries again.
  order.catch(() => orders.delete(sort))
  return order
}

/**
 * What the results of a quiz are searched and sorted by, in memory: neither a start nor an end writes anything for it, and
 * no database finds a part of a word, or one of several orders, among 100,000 in a moment. Once a result became another one, was
 * erased, or is missing among those that are known, the index is read anew, and what never changes is not.
 */
export const createOutlines = ({ db }: { db: Database }) => {
  const about = async (id: string) => {
    const changes = await changesOf(db, id)
    return { id, epoch: changes, count: (await readReport(db, id)).count }
  }
  type About = Awaited<ReturnType<typeof about>>

  const outlinesOf = growing<string, About, Outline, Outlined, Position>({
    source: {
      about,
      start: BEFORE_ALL,
      read: ({ id }, { state, mark }) => outlinesBehind(db, { questionnaireId: id, last: mark, former: state.former }),
      isWhole: ({ count }, { state }) => state.outlines.length >= count,
    },
    fold: {
      begin: async (_, known) => ({
        outlines: [],
        orders: new Map(),
        before: new Map(),
        former: known ? await formerly(known.outlines) : NONE,
        bytes: 0,
      }),
      onto,
      bytesOf: ({ bytes }) => bytes,
    },
    keyOf: (id) => id,
    mostBytes: MOST_KEPT,
  })

  return {
    /** All that has ended, in that order; `order` has places among them. */
    of: async (questionnaireId: string, sort: AttemptSort) => {
      const found = await outlinesOf.of(questionnaireId)
      return { outlines: found.outlines, order: await inOrder(found, sort) }
    },
    bytes: outlinesOf.bytes,
  }
}

export type Outlines = ReturnType<typeof createOutlines>
