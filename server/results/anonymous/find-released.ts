import type { Database } from '../../database/connect.ts'
import { largestOf, sizeOf, unlessLarge } from '../../database/within-bytes.ts'
import { LargeRow, type Portion } from '../../growing-portions.ts'

/** Reading and checking so many takes a few milliseconds. */
const AT_ONCE = 100

const COLUMNS = ['id', 'version_id', 'batch'] as const

export type ReleasedRow = { id: string; version_id: string; batch: number; answers: string }

/** Where a response stands among all that are released. */
export type Place = { batch: number; id: string }

export const BEFORE_ALL: Place = { batch: 1, id: '' }

const after = (db: Database, survey: string, { batch, id }: Place) =>
  db
    .selectFrom('anonymous_response')
    .select(COLUMNS)
    .select([unlessLarge('answers', largestOf(AT_ONCE)).as('answers'), sizeOf('answers').as('bytes')])
    .where('questionnaire_id', '=', survey)
    .where('batch', '>=', batch)
    .where(({ eb, or }) => or([eb('batch', '>', batch), eb('id', '>', id)]))
    .orderBy('batch')
    .orderBy('id')
    .limit(AT_ONCE)

const byIds = async (db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, ReleasedRow>> => {
  const rows = await db
    .selectFrom('anonymous_response')
    .select([...COLUMNS, 'answers'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ batch, ...row }) => [row.id, { ...row, batch: batch ?? 0 }]))
}

type Some = { survey: string; from: Place; until: number }

/** What stands in batches up to `until` behind a place. To be shown it is told in groups alone (`formGroups`). */
export async function* releasedBehind(
  db: Database,
  { survey, from, until }: Some,
): AsyncGenerator<Portion<ReleasedRow, Place>> {
  const load = (ids: readonly string[]) => byIds(db, ids)
  for (let last = from, isLast = false; !isLast; ) {
    const rows = await after(db, survey, last).where('batch', '<=', until).execute()
    const found = rows.map(({ answers, bytes, batch, ...row }) =>
      answers === null ? new LargeRow(row.id, bytes) : { ...row, batch: batch ?? 0, answers },
    )
    const end = rows.at(-1)
    last = end ? { batch: end.batch ?? 0, id: end.id } : last
    isLast = rows.length < AT_ONCE
    yield { found, mark: last, load, isLast }
  }
}

/** Whether the response that stood there is there still. */
export const isThere = async (db: Database, { batch, id }: Place): Promise<boolean> => {
  const row = db.selectFrom('anonymous_response').select('id').where('id', '=', id).where('batch', '=', batch)
  return (await row.executeTakeFirst()) !== undefined
}
