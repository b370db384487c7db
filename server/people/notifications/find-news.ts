import { sql } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith } from '#domain/questionnaires/kinds.ts'
import { isClosedBy, type Opening } from '#domain/questionnaires/opening.ts'
import { keptSettings } from '#domain/questionnaires/settings.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { isReported } from '../../questionnaires/policy.ts'

export type News = { key: string; questionnaireId: string; title: string; responses: number }

/** A teacher's, but what lies in the bin; with what was handed in between two moments, which the indexes count. */
const counted = (db: Database, id: TeacherId, [from, until]: [Instant, Instant]) =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .where('owner_id', '=', id)
    .where('bin_until', 'is', null)
    .where(isReported)
    .select(({ selectFrom }) => [
      'questionnaire.id',
      'title',
      selectFrom('submission_result')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('submission_result.questionnaire_id', '=', 'questionnaire.id')
        .where('submission_result.ended_at', '>=', from)
        .where('submission_result.ended_at', '<', until)
        .as('submitted'),
      selectFrom('response')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('response.questionnaire_id', '=', 'questionnaire.id')
        .where('response.ended_at', '>=', from)
        .where('response.ended_at', '<', until)
        .as('responded'),
    ])

type Lately = { id: TeacherId; since: Instant; now: Instant }
type Row = { id: string; title: string; submitted: number | null; responded: number | null }
const asNews = (row: Row, key: string): News => ({
  key,
  questionnaireId: row.id,
  title: row.title,
  responses: Number(row.submitted ?? 0) + Number(row.responded ?? 0),
})

const untold = (prefix: string) => sql<boolean>`not exists (
  select 1 from notification_sent where notification_sent.key = ${prefix} || questionnaire.id)`

const before = (since: Instant) => sql<boolean>`not exists (
    select 1 from submission_result where submission_result.questionnaire_id = questionnaire.id
    and submission_result.ended_at < ${since})
  and not exists (
    select 1 from response where response.questionnaire_id = questionnaire.id and response.ended_at < ${since})`

/** What has its first response since then. Of what is anonymous nobody learns when somebody answered. */
export const firstResponses = async (db: Database, { id, since, now }: Lately): Promise<News[]> => {
  const rows = await counted(db, id, [since, now + 1])
    .where('status', '=', 'active')
    .where(untold('first:'))
    .where(before(since))
    .orderBy('questionnaire.id')
    .execute()
  return rows.map((row) => asNews(row, `first:${row.id}`)).filter(({ responses }) => responses > 0)
}

const nobodyIsIn = sql<boolean>`not exists (
  select 1 from submission where submission.questionnaire_id = questionnaire.id and submission.ended_at is null)`

/** What was closed since then, and nobody is still taking; each closing counts. */
export const endings = async (db: Database, { id, since, now }: Lately): Promise<News[]> => {
  const rows = await counted(db, id, [0, now + 1])
    .innerJoin('activity', (join) =>
      join.onRef('activity.questionnaire_id', '=', 'questionnaire.id').on('activity.kind', '=', 'quiz_closed'),
    )
    .select(['activity.id as closing', 'activity.at', 'questionnaire.settings'])
    .where('activity.teacher_id', '=', id)
    .where('activity.at', '>=', since)
    .where('status', '=', 'closed')
    .where(sql<boolean>`not exists (
      select 1 from notification_sent where notification_sent.key = 'ended:' || activity.id)`)
    .where(nobodyIsIn)
    .orderBy('activity.at')
    .orderBy('activity.id')
    .execute()
  // What its window had closed before was told then.
  const closed = rows.filter(({ settings, at }) => !isClosedBy(openingIn(settings), at))
  return closed.map((row) => asNews(row, `ended:${row.closing}`))
}

const openingIn = (settings: string): Opening => readJson(keptSettings, settings).opening

/** What its window has closed since then, and nobody is still taking. */
export const windowEndings = async (db: Database, { id, since, now }: Lately): Promise<News[]> => {
  const set = await db
    .selectFrom('questionnaire')
    .select(['id', 'settings'])
    .where('owner_id', '=', id)
    .where('kind', 'in', kindsWith({ clock: true }))
    .where('status', '=', 'active')
    .where('bin_until', 'is', null)
    .where('settings', '!=', '{}')
    .execute()
  const keys = new Map(
    set.flatMap(({ id: closed, settings }) => {
      const { closes_at: at } = openingIn(settings)
      return at !== null && at >= since && at <= now ? [[closed, `ended:${closed}:${at}`]] : []
    }),
  )
  if (keys.size === 0) return []
  const told = db
    .selectFrom('notification_sent')
    .select('key')
    .where('key', 'in', [...keys.values()])
  const known = new Set((await told.execute()).map(({ key }) => key))
  const untoldIds = [...keys].flatMap(([closed, key]) => (known.has(key) ? [] : [closed]))
  if (untoldIds.length === 0) return []
  const rows = await counted(db, id, [0, now + 1])
    .where('questionnaire.id', 'in', untoldIds)
    .where(nobodyIsIn)
    .orderBy('questionnaire.id')
    .execute()
  return rows.map((row) => asNews(row, keys.get(row.id) ?? ''))
}

const MOST_LISTED = 20

/** What was handed in between two moments, the most first. */
export const newsOfWeek = async (db: Database, id: TeacherId, between: [Instant, Instant]): Promise<News[]> => {
  const rows = await counted(db, id, between).orderBy('questionnaire.id').execute()
  return rows
    .map((row) => asNews(row, ''))
    .filter(({ responses }) => responses > 0)
    .sort((one, other) => other.responses - one.responses)
    .slice(0, MOST_LISTED)
}
