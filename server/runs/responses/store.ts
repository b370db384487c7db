import * as z from 'zod/mini'
import type { Standing } from '#domain/answers/response.ts'
import type { Identity } from '#domain/questionnaires/identity.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { type ResponseAnswers, value } from '#domain/questions/value.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeJson } from '../../database/columns.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { lockRows } from '../../database/dialect.ts'
import { hotStatement } from '../../database/hot-statement.ts'
import type { Tables } from '../../database/tables.ts'
import { hashOf, type Sign } from '../../secrets.ts'

type Row = Tables['response']

/** One device's place in one questionnaire; of its key only a hash is kept. */
export const holderOf = (questionnaireId: string, deviceKey: string): string =>
  `${questionnaireId}:${hashOf(deviceKey)}`

/** The same where nobody may learn whose it was: what only this server can make of the key. */
export const markOf = (sign: Sign, questionnaireId: string, deviceKey: string): string =>
  sign('response', `${questionnaireId}:${deviceKey}`)

/** A response as it is stored. */
export type StoredResponse = Standing & { id: string; versionId: string; startedAt: Instant; savedAt: Instant }

const answers: z.ZodMiniType<ResponseAnswers> = z.record(questionId, value)

/** As they are stored in a row. */
export const answersIn = (stored: string): ResponseAnswers => readJson(answers, stored)

const COLUMNS = [
  'id',
  'holder',
  'version_id',
  'revision',
  'change',
  'answers',
  'started_at',
  'saved_at',
  'ended_at',
] as const

const asStored = (row: Pick<Row, (typeof COLUMNS)[number]>): StoredResponse => ({
  id: row.id,
  versionId: row.version_id,
  revision: row.revision,
  change: row.change,
  answers: answersIn(row.answers),
  startedAt: row.started_at,
  savedAt: row.saved_at,
  isEnded: row.ended_at !== null,
})

const ofHolders = (db: Database, holders: readonly string[]) =>
  db
    .selectFrom('response')
    .select(COLUMNS)
    .where('holder', 'in', [...holders])
    .orderBy('holder')

/** What these devices have given, by holder. */
export const responsesOf = async (db: Database, holders: readonly string[]): Promise<Map<string, StoredResponse>> => {
  if (holders.length === 0) return new Map()
  return new Map((await ofHolders(db, holders).execute()).map((row) => [row.holder, asStored(row)]))
}

/** The same, and until the transaction ends nobody changes or erases it. */
export const lockResponses = async (
  trx: Transaction,
  holders: readonly string[],
): Promise<Map<string, StoredResponse>> => {
  const rows = await lockRows(trx, ofHolders(trx, holders), 'response').execute()
  return new Map(rows.map((row) => [row.holder, asStored(row)]))
}

/** Which of these persons have answered to the end, with the holders of what they gave. */
export const answeredAmong = async (db: Database, persons: readonly string[]): Promise<Map<string, string>> => {
  if (persons.length === 0) return new Map()
  const rows = await db
    .selectFrom('response')
    .select(['person', 'holder'])
    .where('person', 'in', [...persons])
    .execute()
  return new Map(rows.flatMap(({ person, holder }) => (person === null ? [] : [[person, holder] as const])))
}

/** Whom these details identify in one questionnaire: what only this server can make of them. */
export const personOf = (sign: Sign, questionnaireId: string, identity: Identity): string =>
  sign('person', `${questionnaireId}:${JSON.stringify(identity)}`)

export type Kept = Omit<StoredResponse, 'isEnded'> & {
  questionnaireId: string
  /** Null: whose it is makes no difference, or is not known anew. */
  person: string | null
  holder: string
  told: Readonly<Record<string, string>>
  endedAt: Instant | null
  /** Of its device, where nobody may learn who responded. */
  mark: string | null
}

const upsert = hotStatement<Row, { holder: string }>(
  [
    'id',
    'questionnaire_id',
    'version_id',
    'holder',
    'revision',
    'change',
    'answers',
    'told',
    'started_at',
    'saved_at',
    'ended_at',
    'person',
    'mark',
  ],
  (trx, rows) =>
    trx
      .insertInto('response')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('holder')
          .doUpdateSet(({ ref, fn }) => ({
            revision: ref('excluded.revision'),
            change: ref('excluded.change'),
            answers: ref('excluded.answers'),
            told: ref('excluded.told'),
            saved_at: ref('excluded.saved_at'),
            ended_at: ref('excluded.ended_at'),
            person: fn.coalesce(ref('excluded.person'), ref('response.person')),
            mark: ref('excluded.mark'),
          }))
          // Another process may have been quicker: whoever was not first has to look again.
          .whereRef('excluded.revision', '>', 'response.revision'),
      )
      .returning('holder'),
)

/** Keeps these; answers with the holders of those that were kept. A holder stands among them once. */
export const keepResponses = async (trx: Transaction, kept: readonly Kept[]): Promise<Set<string>> => {
  const rows = kept
    .map(({ questionnaireId, versionId, holder, told, startedAt, savedAt, endedAt, person, mark, ...response }) => ({
      id: response.id,
      questionnaire_id: questionnaireId,
      version_id: versionId,
      holder,
      revision: response.revision,
      change: response.change,
      answers: writeJson(response.answers),
      told: writeJson(told),
      started_at: startedAt,
      saved_at: savedAt,
      ended_at: endedAt,
      person,
      mark,
    }))
    .sort((one, other) => (one.holder < other.holder ? -1 : 1))
  return new Set((await upsert(trx, rows)).map(({ holder }) => holder))
}

/** When the last response to each of these questionnaires was given, or changed, to its end. */
export const lastEndedOf = async (db: Database, ids: readonly string[]): Promise<Map<string, Instant>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('response')
    .select(({ fn }) => ['questionnaire_id as id', fn.max('ended_at').as('last')])
    .where('questionnaire_id', 'in', [...ids])
    .groupBy('questionnaire_id')
    .execute()
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])))
}

/** So many are gone within a few milliseconds. */
const MARKS_AT_ONCE = 500

/** Of devices that have begun: each may begin anew. */
export const deleteSomeMarks = async (trx: Transaction, questionnaireId: string): Promise<number> => {
  const begun = trx.selectFrom('response_mark').select('mark').where('questionnaire_id', '=', questionnaireId)
  const gone = await trx
    .deleteFrom('response_mark')
    .where('mark', 'in', begun.limit(MARKS_AT_ONCE))
    .returning('mark')
    .execute()
  return gone.length
}
