import { setImmediate as aTurn } from 'node:timers/promises'
import type { ExpressionBuilder } from 'kysely'
import type { TeacherId } from '#domain/people/account.ts'
import { kindsWith, kindWith } from '#domain/questionnaires/kinds.ts'
import { keptSettings } from '#domain/questionnaires/settings.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'
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

/** The `most` that were answered last, with how many have responded since; never of what is anonymous. */
export const respondedSince = async (db: Database, owner: TeacherId, { thisWeek, today, most }: Since & Most) => {
  const rows = await respondedOf(db, owner)
    .select(['questionnaire.id', 'title', 'questionnaire.kind', 'questionnaire.settings'])
    .select((eb) =>
      endedSince(eb, thisWeek)
        .select(({ fn }) => fn.max('response.ended_at').as('last'))
        .as('lastAt'),
    )
    .where((eb) => eb.exists(endedSince(eb, thisWeek).select('response.id')))
    .orderBy('lastAt', 'desc')
    .orderBy('questionnaire.id')
    .limit(MOST_READ)
    .execute()
  const last = rows.flatMap(({ lastAt, ...row }) => (lastAt === null ? [] : { ...withRules(row), lastAt }))
  const answered = []
  for (const each of last.filter(({ rules }) => !rules.anonymous).slice(0, most)) {
    const ofToday = await countIn(db, each.id, [today, Number.MAX_SAFE_INTEGER])
    answered.push({ ...each, count: ofToday + (await countIn(db, each.id, [thisWeek, today])), today: ofToday })
  }
  return answered
}

type Most = { most: number }

const endedSince = ({ selectFrom }: ExpressionBuilder<Tables, 'questionnaire'>, since: Instant) =>
  selectFrom('response')
    .whereRef('response.questionnaire_id', '=', 'questionnaire.id')
    .where('response.ended_at', '>=', since)

/** Others have a turn before: very many may have responded. */
const countIn = async (db: Database, id: string, [from, until]: [Instant, Instant]): Promise<number> => {
  await aTurn()
  const { count } = await db
    .selectFrom('response')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', id)
    .where('ended_at', '>=', from)
    .where('ended_at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}

/** The `most` newest that anybody has responded to, with how many have at any time: they tell nothing of when. */
export const anonymousAmong = async (db: Database, ruled: readonly Ruled[], { most }: Most) => {
  const anonymous = ruled.filter(({ rules }) => rules.anonymous)
  if (anonymous.length === 0) return []
  const ids = anonymous.map(({ id }) => id)
  const answered = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('anonymous_response')
          .select('anonymous_response.id')
          .whereRef('anonymous_response.questionnaire_id', '=', 'questionnaire.id'),
      ),
    )
    .execute()
  const shown = anonymous.filter(({ id }) => answered.some((row) => row.id === id)).slice(0, most)
  const ended = await endedOf(
    db,
    shown.map(({ id }) => id),
  )
  return shown.map((each) => ({ ...each, count: ended.get(each.id) ?? 0 }))
}
