import { SECOND } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { type Grown, growing } from '../../growing.ts'
import { LargeRow, type Portion } from '../../growing-portions.ts'
import { type Asked, type Known, type Row, responseFold, type TalliedResponses } from './count-responses.ts'
import { type Change, type EndedResponse, endedAfter, endedSince, readWhole } from './find-ended.ts'

/** 100,000 responses to a poll take about 30 MB. */
const MOST_KEPT = 48 * 1024 * 1024
/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 200
/** Milliseconds of counting at a time: a thousand new votes, for which the screens of a hall wait, are counted in one go. */
const COUNTING_MS = 12
const CHANGED_AT_ONCE = 1000
/** All screens of a hall ask at nearly the same moment. */
const GATHER_MS = 10
/** Responses are not kept in the order of the moments that they carry; this is more than a commit takes as a rule. */
const LOOKING_BACK = SECOND
/** As long as others write, something may have changed behind what was compared: the next look finds that too. */
const MOST_ANEW = 3

/** How all stood when the last of them was read; null: none was. */
type Snapshot = { count: number; revisions: number } | null
type Counted = Grown<Known, Snapshot>
type About = Asked & { epoch: string }

/** Those of a page that are not counted as they stand. */
const newIn = ({ responses }: Known, page: readonly EndedResponse[]): (Row | LargeRow)[] =>
  page.flatMap(({ answers, ...each }): (Row | LargeRow)[] => {
    // Read in an older snapshot.
    if ((responses?.get(each.id)?.revision ?? 0) >= each.revision) return []
    return [answers === null ? new LargeRow(each.id, each.bytes) : { ...each, answers }]
  })

/** Compares all one by one, in the order of the ids. */
async function* allOf(db: Database, id: string, known: Known): AsyncGenerator<Portion<Row, Snapshot>> {
  const load = (ids: readonly string[]) => readWhole(db, ids)
  const there = new Set<string>()
  for (let last = '', isMore = true; isMore; ) {
    const page = await endedAfter(db, { id, last, limit: AT_ONCE })
    if (known.responses) for (const response of page) there.add(response.id)
    yield { found: newIn(known, page), mark: null, load }
    last = page.at(-1)?.id ?? last
    isMore = page.length === AT_ONCE
  }
  const gone = [...(known.responses?.keys() ?? [])].filter((each) => !there.has(each))
  yield { found: gone.map((each) => ({ id: each, isGone: true })), mark: null }
}

/** What was given or changed since the last look, in the order of its moments. */
async function* changedOf(db: Database, id: string, known: Known): AsyncGenerator<Portion<Row, Snapshot>> {
  const load = (ids: readonly string[]) => readWhole(db, ids)
  let last: Change = { savedAt: known.lastAt - LOOKING_BACK, id: '' }
  for (let isMore = true; isMore; ) {
    const { changed, ...mark } = await endedSince(db, { id, last, limit: CHANGED_AT_ONCE })
    last = changed.at(-1) ?? last
    isMore = changed.length === CHANGED_AT_ONCE
    yield { found: newIn(known, changed), mark, load, isLast: !isMore }
  }
}

async function* responsesOf(db: Database, id: string, { state, mark }: Counted) {
  // All of it by one statement would hold everybody else up.
  if (mark === null || state.count === 0) yield* allOf(db, id, state)
  if (state.responses && state.count > 0) yield* changedOf(db, id, state)
}

const isWhole = ({ state, mark }: Counted): boolean =>
  state.count === (mark?.count ?? 0) && state.revisions === (mark?.revisions ?? 0)

/**
 * What has been given to the end, each device's response as it stands now, counted in memory. Looking again counts what is new
 * and takes back what was changed. Neither clocks nor the order of commits decide what counts: after every look the number of
 * responses, and the sum of their revisions, are those of the same snapshot, or all are compared one by one. What would take
 * too much memory is counted anew with each look, and nothing of it is kept.
 */
export const createTallies = (db: Database, { mostKept = MOST_KEPT } = {}) => {
  const tallies = growing<Asked, About, Row, Known, Snapshot>({
    source: {
      about: (asked) => ({ ...asked, epoch: asked.versionId }),
      start: null,
      read: ({ id }, known) => responsesOf(db, id, known),
      isWhole: (_, known) => isWhole(known),
    },
    fold: responseFold,
    keyOf: ({ id }) => id,
    nameOf: ({ id, versionId }) => `${id}:${versionId}`,
    mostBytes: mostKept,
    mostAnew: MOST_ANEW,
    live: { gatherMs: GATHER_MS, atATimeMs: COUNTING_MS },
  })
  return {
    /** Whatever was committed before the call is counted. */
    of: async (asked: Asked): Promise<TalliedResponses> => responseFold.told(await tallies.of(asked)),
    bytes: tallies.bytes,
  }
}

export type Tallies = ReturnType<typeof createTallies>
