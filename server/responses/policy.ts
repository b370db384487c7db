import type { Instant } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Transaction } from '../database/committer.ts'
import type { Database } from '../database/connect.ts'
import { lockFirst, lockRows } from '../database/dialect.ts'
import type { ShelvedQuiz } from '../questionnaires/shelve-papers.ts'
import type { Questionnaire } from '../questionnaires/store.ts'

/** Whether a questionnaire has, or had, that version. */
export const isVersionOf = async (
  { db }: Pick<Context, 'db'>,
  { questionnaire, version }: ShelvedQuiz,
  versionId: string,
): Promise<boolean> => {
  if (versionId === version.id) return true
  const row = await db
    .selectFrom('version')
    .select('id')
    .where('id', '=', versionId)
    .where('questionnaire_id', '=', questionnaire.id)
    .executeTakeFirst()
  return row !== undefined
}

type Closable = Pick<Questionnaire, 'id' | 'status' | 'settings'>

/** Whether its teacher has closed it, or its time is over. */
export const isShut = ({ status, settings }: Closable, at: Instant): boolean => {
  const { until } = settings.responding
  return status !== 'active' || (until !== null && at >= until)
}

/** How many have given all, to each of these questionnaires. */
export const endedOf = async (db: Database, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const named = await db
    .selectFrom('response')
    .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
    .where('questionnaire_id', 'in', [...ids])
    .where('ended_at', 'is not', null)
    .groupBy('questionnaire_id')
    .execute()
  const anonymous = await db
    .selectFrom('anonymous_response')
    .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
    .where('questionnaire_id', 'in', [...ids])
    .groupBy('questionnaire_id')
    .execute()
  const counts = new Map<string, number>()
  for (const { id, count } of [...named, ...anonymous]) counts.set(id, (counts.get(id) ?? 0) + Number(count))
  return counts
}

/** Whether as many have given all as it takes. */
export const isFull = async (db: Database, { id, settings }: Closable): Promise<boolean> => {
  const { at_most: atMost } = settings.responding
  return atMost !== null && ((await endedOf(db, [id])).get(id) ?? 0) >= atMost
}

/** The same for who is about to be counted: nobody else is until the transaction ends. */
export const countInTurn = async (trx: Transaction, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const wanted = trx
    .selectFrom('questionnaire')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
  await lockFirst(trx, () => lockRows(trx, wanted, 'questionnaire').execute())
  return endedOf(trx, ids)
}
