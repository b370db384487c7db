import { asksTheSame } from '#domain/questionnaires/questionnaire.ts'
import { isOver } from '#domain/questionnaires/responding.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockFirst, lockRows, shareRows } from '../../database/dialect.ts'
import { versionById } from '../../questionnaires/find-version.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import type { Questionnaire } from '../../questionnaires/store.ts'

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

type Asked = { questionnaireId: string; versionId: string }

/**
 * The versions among these that ask what is not asked any more. Until the transaction ends nobody makes their polls ask
 * anything else.
 */
export const outdatedAmong = async (trx: Transaction, asked: readonly Asked[]): Promise<Set<string>> => {
  const pollOf = new Map(asked.map(({ questionnaireId, versionId }) => [versionId, questionnaireId]))
  const outdated = new Set<string>()
  if (pollOf.size === 0) return outdated
  const ids = [...new Set(pollOf.values())]
  const wanted = trx.selectFrom('questionnaire').select(['id', 'version_id']).where('id', 'in', ids).orderBy('id')
  const current = new Map(
    (await shareRows(trx, wanted, 'questionnaire').execute()).map((row) => [row.id, row.version_id]),
  )
  for (const [versionId, questionnaireId] of pollOf) {
    const now = current.get(questionnaireId)
    if (now === versionId) continue
    // Another name is another version as well.
    const isSame = now !== undefined && asksTheSame(await versionById(trx, now), await versionById(trx, versionId))
    if (!isSame) outdated.add(versionId)
  }
  return outdated
}

type Closable = Pick<Questionnaire, 'id' | 'status' | 'settings'>

/** Whether its teacher has closed it, or its time is over. */
export const isShut = ({ status, settings }: Closable, at: Instant): boolean =>
  status !== 'active' || isOver(settings.responding, at)

/** Whether anybody has begun to answer. */
export const hasResponses = async (db: Database, id: string): Promise<boolean> => {
  const rows = await Promise.all(
    (['response', 'anonymous_response', 'response_mark'] as const).map((table) =>
      db.selectFrom(table).select('questionnaire_id').where('questionnaire_id', '=', id).limit(1).executeTakeFirst(),
    ),
  )
  return rows.some((row) => row !== undefined)
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
