import { setImmediate as aTurn } from 'node:timers/promises'
import type { AttemptSort } from '#contract/results/analytics-requests.ts'
import type { Marks } from '#domain/marking/marks.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import type { createLine } from '../../line.ts'
import { BEFORE_ALL, type Position } from './find-results.ts'

/** What a list of results is searched and sorted by. */
export type Outline = Position & {
  score: Marks
  endedBy: string
  searchText: string
  district: string
  versionId: string
  startedAt: Instant
  endsAt: Instant
}

/** What stands in the index by time; the rest of an outline never changes. */
type Scored = Position & Pick<Outline, 'score' | 'endedBy'>

/** The next results behind `last`. The index alone is read. */
const scoresAfter = (
  db: Database,
  questionnaireId: string,
  { last, limit }: { last: Position; limit: number },
): Promise<Scored[]> =>
  db
    .selectFrom('submission_result')
    .select(['submission_id as id', 'ended_at as endedAt', 'score', 'ended_by as endedBy'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('ended_at', '>=', last.endedAt)
    .where(({ eb, or }) => or([eb('ended_at', '>', last.endedAt), eb('submission_id', '>', last.id)]))
    .orderBy('ended_at')
    .orderBy('submission_id')
    .limit(limit)
    .execute()

type Detail = Omit<Outline, keyof Scored>

/** What there is to know of these attempts beside their results. */
const detailsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Detail>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'search_text as searchText', 'district', 'version_id as versionId'])
    .select(['started_at as startedAt', 'ends_at as endsAt'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, ...detail }) => [id, detail]))
}

/** All results of a quiz up to `last`, in the order in which they ended, and the other orders that were asked for. */
export type Outlined = {
  changes: number
  last: Position
  outlines: readonly Outline[]
  orders: Map<AttemptSort, Uint32Array>
  bytes: number
}

/** Beside what they told: the object, its id, and its places in orders. */
const BYTES_EACH = 180
/** A few milliseconds each: node:sqlite is synchronous. */
const SCORES_AT_ONCE = 500

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

type Needs = Pick<Context, 'db'> & { inTurn: ReturnType<typeof createLine> }
type Former = ReadonlyMap<string, Outline>

/** What is known already is not asked for again. */
const outlinesOf = async ({ db }: Needs, scores: Scored[], former: Former): Promise<Outline[]> => {
  const details = await detailsOf(
    db,
    scores.flatMap(({ id }) => (former.has(id) ? [] : id)),
  )
  return scores.flatMap((scored) => {
    const detail = former.get(scored.id) ?? details.get(scored.id)
    return detail ? { ...detail, ...scored } : []
  })
}

const formerly = async (kept: Outlined | undefined): Promise<Former> => {
  const former = new Map<string, Outline>()
  for (const outline of kept?.outlines ?? []) {
    former.set(outline.id, outline)
    if (former.size % (10 * SCORES_AT_ONCE) === 0) await aTurn()
  }
  return former
}

/** What is known, and what has ended since. */
export const readOn = async (
  needs: Needs,
  questionnaireId: string,
  { known, former = new Map() }: { known: Outlined; former?: Former },
): Promise<Outlined> => {
  const added: Outline[] = []
  const once = createWords()
  let { last, bytes } = known
  const step = async () => {
    const scores = await scoresAfter(needs.db, questionnaireId, { last, limit: SCORES_AT_ONCE })
    await aTurn()
    for (const outline of await outlinesOf(needs, scores, former)) {
      const { district, versionId, endedBy } = outline
      added.push({ ...outline, district: once(district), versionId: once(versionId), endedBy: once(endedBy) })
      bytes += BYTES_EACH + 2 * outline.searchText.length
    }
    last = scores.at(-1) ?? last
    return scores.length === SCORES_AT_ONCE
  }
  while (await needs.inTurn(step));
  if (added.length === 0) return known
  return { ...known, last, bytes, outlines: known.outlines.concat(added), orders: new Map(known.orders) }
}

type Before = { kept: Outlined | undefined; changes: number }

/** All of it: of what was known before, only what never changes is taken over. */
export const readAfresh = async (needs: Needs, questionnaireId: string, { kept, changes }: Before): Promise<Outlined> =>
  readOn(needs, questionnaireId, { known: nothing(changes), former: await formerly(kept) })
