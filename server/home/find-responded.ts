import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith, kindWith } from '#domain/questionnaires/kinds.ts'
import { keptSettings } from '#domain/questionnaires/settings.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { endedOf } from '../runs/responses/policy.ts'

const KINDS = kindsWith({ clock: false })
const kindOfResponded = kindWith({ clock: false })

/** The newest; settings of more take a while to be read. */
const MOST_READ = 200

/** The polls and surveys of a teacher that are neither archived nor deleted. */
const respondedOf = (db: Database, owner: TeacherId) =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .where('owner_id', '=', owner)
    .where('questionnaire.kind', 'in', KINDS)
    .where('status', '!=', 'archived')

type Row = { id: string; title: string; kind: string; settings: string }

const withRules = ({ id, title, kind, settings }: Row) => ({
  ...{ id, title },
  kind: kindOfResponded.parse(kind),
  rules: readJson(keptSettings, settings).responding,
})
export type Ruled = ReturnType<typeof withRules>

/** Those that take responses now and have any settings of their own, the newest first. */
export const ruledOf = async (db: Database, owner: TeacherId): Promise<Ruled[]> => {
  const rows = await respondedOf(db, owner)
    .select(['questionnaire.id', 'title', 'questionnaire.kind', 'questionnaire.settings'])
    .where('status', '=', 'active')
    .where('questionnaire.settings', '!=', '{}')
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id')
    .limit(MOST_READ)
    .execute()
  return rows.map(withRules)
}

export const countResponded = async (db: Database, owner: TeacherId): Promise<number> => {
  const { count } = await respondedOf(db, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Since = { thisWeek: Instant; today: Instant }

/** How many have responded since, by questionnaire, the last that was answered first; never of what is anonymous. */
export const respondedSince = async (db: Database, owner: TeacherId, { thisWeek, today }: Since) => {
  const rows = await respondedOf(db, owner)
    .innerJoin('response', 'response.questionnaire_id', 'questionnaire.id')
    .select(({ fn, eb }) => [
      ...(['questionnaire.id', 'title', 'questionnaire.kind', 'questionnaire.settings'] as const),
      fn.countAll<number>().as('count'),
      fn
        .sum<number>(eb.case().when('response.ended_at', '>=', today).then(eb.lit(1)).else(eb.lit(0)).end())
        .as('today'),
      fn.max<number>('response.ended_at').as('lastAt'),
    ])
    .where('response.ended_at', '>=', thisWeek)
    .groupBy(['questionnaire.id', 'title', 'questionnaire.kind', 'questionnaire.settings'])
    .orderBy('lastAt', 'desc')
    .orderBy('questionnaire.id')
    .limit(MOST_READ)
    .execute()
  return rows
    .map(({ count, today: ofToday, lastAt, ...row }) => ({ ...withRules(row), count, today: ofToday, lastAt }))
    .filter(({ rules }) => !rules.anonymous)
}

/** How many have responded at any time to what tells nothing of when. */
export const anonymousAmong = async (db: Database, ruled: readonly Ruled[]) => {
  const anonymous = ruled.filter(({ rules }) => rules.anonymous)
  const ended = await endedOf(
    db,
    anonymous.map(({ id }) => id),
  )
  return anonymous.flatMap((each) => {
    const count = ended.get(each.id) ?? 0
    return count > 0 ? [{ ...each, count }] : []
  })
}
