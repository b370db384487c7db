import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { type VersionId, versionId } from '#domain/questionnaires/questionnaire.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
import { hashOf } from '../secrets.ts'
import type { OwnedQuestionnaireId } from './policy.ts'
import { columnsOfTitle } from './store.ts'

export type MadeVersion = { versionId: VersionId; number: number }

/** Two quizzes may be sent the same key. */
export const keyOfVersion = (id: OwnedQuestionnaireId, draftKey: string): string => `${id}:${hashOf(draftKey)}`

const asMade = (row: { id: string; number: number } | undefined): MadeVersion | null =>
  row ? { versionId: versionId.parse(row.id), number: row.number } : null

export const versionByDraftKey = async (db: Database, draftKey: string): Promise<MadeVersion | null> =>
  asMade(await db.selectFrom('version').select(['id', 'number']).where('draft_key', '=', draftKey).executeTakeFirst())

/** Null where the quiz has no such version. */
export const versionOf = async (
  db: Database,
  id: OwnedQuestionnaireId,
  wanted: { id: string } | { number: number },
): Promise<MadeVersion | null> => {
  const all = db.selectFrom('version').select(['id', 'number']).where('questionnaire_id', '=', id)
  const one = 'id' in wanted ? all.where('id', '=', wanted.id) : all.where('number', '=', wanted.number)
  return asMade(await one.executeTakeFirst())
}

/** The questionnaire's row must be locked. */
export const nextNumber = async (trx: Transaction<Tables>, id: OwnedQuestionnaireId): Promise<number> => {
  const { last } = await trx
    .selectFrom('version')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('questionnaire_id', '=', id)
    .executeTakeFirstOrThrow()
  return last + 1
}

export const setCurrent = async (
  trx: Transaction<Tables>,
  id: OwnedQuestionnaireId,
  { version, at }: { version: VersionId; at: Instant },
): Promise<void> => {
  const titled = await trx
    .selectFrom('version')
    .innerJoin('questionnaire', 'questionnaire.id', 'version.questionnaire_id')
    .select(['title', 'subject', 'share_code as shareCode'])
    .where('version.id', '=', version)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('questionnaire')
    .set({ version_id: version, updated_at: at, ...columnsOfTitle(titled) })
    .where('id', '=', id)
    .execute()
}

const listed = (db: Database, id: OwnedQuestionnaireId) =>
  db
    .selectFrom('version')
    .select(['id', 'number', 'title', 'question_count as questionCount', 'published_at as publishedAt'])
    .where('questionnaire_id', '=', id)

/** What a list says of a version. */
export type ListedVersion = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number]

export const listedVersion = (db: Database, id: OwnedQuestionnaireId, version: string): Promise<ListedVersion> =>
  listed(db, id).where('id', '=', version).executeTakeFirstOrThrow()

/** The latest first. */
export const listedVersions = (
  db: Database,
  id: OwnedQuestionnaireId,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedVersion[]> =>
  listed(db, id).orderBy('number', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export const countVersions = async (db: Database, id: OwnedQuestionnaireId): Promise<number> => {
  const { found } = await db
    .selectFrom('version')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('questionnaire_id', '=', id)
    .executeTakeFirstOrThrow()
  return found
}

type Counts = Map<string, number>

/** How many are taking which version. */
export const underWayOf = async (db: Database, id: OwnedQuestionnaireId): Promise<Counts> => {
  const rows = await db
    .selectFrom('submission')
    .select(({ fn }) => ['version_id', fn.countAll<number>().as('running')])
    .where('questionnaire_id', '=', id)
    .where('ended_at', 'is', null)
    .groupBy('version_id')
    .execute()
  return new Map(rows.map((row) => [row.version_id, row.running]))
}

/** Few enough that nobody else waits: node:sqlite is synchronous. */
const RESULTS_AT_ONCE = 1000

/** How many have handed in which version. */
export const handedInOf = async (db: Database, id: OwnedQuestionnaireId): Promise<Counts> => {
  const counts: Counts = new Map()
  let last = { ended_at: 0, submission_id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('submission_result as result')
      .innerJoin('submission', 'submission.id', 'result.submission_id')
      .select(['version_id', 'result.ended_at', 'result.submission_id'])
      .where('result.questionnaire_id', '=', id)
      .where('result.ended_at', '>=', last.ended_at)
      .where(({ eb, or }) =>
        or([eb('result.ended_at', '>', last.ended_at), eb('result.submission_id', '>', last.submission_id)]),
      )
      .orderBy('result.ended_at')
      .orderBy('result.submission_id')
      .limit(RESULTS_AT_ONCE)
      .execute()
    for (const row of rows) counts.set(row.version_id, (counts.get(row.version_id) ?? 0) + 1)
    last = rows.at(-1) ?? last
    if (rows.length < RESULTS_AT_ONCE) return counts
    await aTurn()
  }
}
