import type { Marks } from '#domain/marks.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Database } from '../database/connect.ts'
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
export type Scored = Position & Pick<Outline, 'score' | 'endedBy'>

/** The next results behind `last`. The index alone is read. */
export const scoresAfter = (
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

/** What there is to know of these submissions beside their results. */
export const detailsOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Detail>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submission')
    .select(['id', 'search_text as searchText', 'district', 'version_id as versionId'])
    .select(['started_at as startedAt', 'ends_at as endsAt'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, ...detail }) => [id, detail]))
}
