import { setImmediate as aTurn } from 'node:timers/promises'
import type { Marks } from '#domain/marking/marks.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { largestOf, sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { LargeRow, type Portion } from '../../growing-portions.ts'
import type { Position } from './find-results.ts'

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

/** A few milliseconds each: node:sqlite is synchronous. */
const SCORES_AT_ONCE = 500

const detailsOf = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('submission')
    .select(['id', 'district', 'version_id as versionId', 'started_at as startedAt', 'ends_at as endsAt'])
    .where('id', 'in', [...ids])

/** What there is to know of these attempts beside their results; of what is searched much, where that is large, its size. */
const findDetails = async (db: Database, ids: readonly string[]): Promise<Map<string, Detail | LargeRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await detailsOf(db, ids)
    .select([unlessLarge('search_text', largestOf(SCORES_AT_ONCE)).as('searchText'), sizeOf('search_text').as('bytes')])
    .execute()
  return new Map(
    rows.map(({ id, searchText, bytes, ...detail }) => [
      id,
      searchText === null ? new LargeRow(id, bytes) : { ...detail, searchText },
    ]),
  )
}

const loadDetails = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Detail>> => {
  const rows = await detailsOf(db, ids).select('search_text as searchText').execute()
  return new Map(rows.map(({ id, ...detail }) => [id, detail]))
}

type Behind = { questionnaireId: string; last: Position; former: ReadonlyMap<string, Outline> }

/** What has ended behind `last`; what is known of it from before (`former`) is not asked for again. */
export async function* outlinesBehind(
  db: Database,
  { questionnaireId, last: from, former }: Behind,
): AsyncGenerator<Portion<Outline, Position>> {
  for (let last = from, isLast = false; !isLast; ) {
    const scores = await scoresAfter(db, questionnaireId, { last, limit: SCORES_AT_ONCE })
    await aTurn()
    const byId = new Map(scores.map((scored) => [scored.id, scored]))
    const details = await findDetails(
      db,
      scores.flatMap(({ id }) => (former.has(id) ? [] : id)),
    )
    const found = scores.flatMap((scored): (Outline | LargeRow)[] => {
      const detail = former.get(scored.id) ?? details.get(scored.id)
      if (detail === undefined || detail instanceof LargeRow) return detail ? [detail] : []
      return [{ ...detail, ...scored }]
    })
    const load = async (ids: readonly string[]) => {
      const loaded = new Map<string, Outline>()
      for (const [id, detail] of await loadDetails(db, ids)) {
        const scored = byId.get(id)
        if (scored) loaded.set(id, { ...detail, ...scored })
      }
      return loaded
    }
    last = scores.at(-1) ?? last
    isLast = scores.length < SCORES_AT_ONCE
    yield { found, mark: last, isLast, load }
  }
}
