import { sql } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

export type News = { key: string; questionnaireId: string; title: string; responses: number }

/** A teacher's, but what lies in the bin; with what was handed in between two moments, which the indexes count. */
const counted = (db: Database, id: TeacherId, [from, until]: [Instant, Instant]) =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .where('owner_id', '=', id)
    .where('bin_until', 'is', null)
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

/** What was closed since then, and nobody is still taking; each closing counts. */
export const endings = async (db: Database, { id, since, now }: Lately): Promise<News[]> => {
  const rows = await counted(db, id, [0, now + 1])
    .innerJoin('activity', (join) =>
      join.onRef('activity.questionnaire_id', '=', 'questionnaire.id').on('activity.kind', '=', 'quiz_closed'),
    )
    .select('activity.id as closing')
    .where('activity.teacher_id', '=', id)
    .where('activity.at', '>=', since)
    .where('status', '=', 'closed')
    .where(sql<boolean>`not exists (
      select 1 from notification_sent where notification_sent.key = 'ended:' || activity.id)`)
    .where(sql<boolean>`not exists (
      select 1 from submission where submission.questionnaire_id = questionnaire.id and submission.ended_at is null)`)
    .orderBy('activity.at')
    .orderBy('activity.id')
    .execute()
  return rows.map((row) => asNews(row, `ended:${row.closing}`))
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
