import { DAY, type Instant } from '#domain/time/time-limit.ts'
import { writeJson } from '../../database/columns.ts'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import { hashOf, newToken } from '../../secrets.ts'
import type { Kept } from './store.ts'

/** Which of these marks there are: somebody has begun with that device. */
export const marksAmong = async (db: Database, marks: readonly string[]): Promise<Set<string>> => {
  if (marks.length === 0) return new Set()
  const rows = await db
    .selectFrom('response_mark')
    .select('mark')
    .where('mark', 'in', [...marks])
    .execute()
  return new Set(rows.map(({ mark }) => mark))
}

/** Which of these changes have been taken to their end, by the hashes of their keys. */
export const endedAmong = async (db: Database, changes: readonly string[]): Promise<Set<string>> => {
  if (changes.length === 0) return new Set()
  const hashes = changes.map(hashOf)
  const rows = await db
    .selectFrom('anonymous_response')
    .select('change_hash')
    .where('change_hash', 'in', hashes)
    .execute()
  return new Set(rows.map(({ change_hash: hash }) => hash))
}

/** In the order of the marks themselves. */
export const markBegun = async (
  trx: Transaction,
  marks: readonly { mark: string; questionnaireId: string }[],
): Promise<void> => {
  if (marks.length === 0) return
  const rows = marks.map(({ mark, questionnaireId }) => ({ mark, questionnaire_id: questionnaireId }))
  await trx
    .insertInto('response_mark')
    .values(rows.sort((one, other) => (one.mark < other.mark ? -1 : 1)))
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute()
}

type Begun = { holder: string; change: string }

/** What a device has begun, with its mark, where nothing else was said since: it may begin anew. */
export const deleteBegun = async (trx: Transaction, { holder, change }: Begun): Promise<void> => {
  const gone = await trx
    .deleteFrom('response')
    .where('holder', '=', holder)
    .where('change', '=', change)
    .where('ended_at', 'is', null)
    .returning('mark')
    .execute()
  await deleteMarks(trx, gone)
}

/** What was begun and not gone on with since; each device may begin anew. How many, `most` at most. */
export const deleteGivenUp = async (trx: Transaction, before: Instant, most: number): Promise<number> => {
  const old = trx
    .selectFrom('response')
    .select('id')
    .where('mark', 'is not', null)
    .where('ended_at', 'is', null)
    .where('saved_at', '<', before)
    .orderBy('id')
    .limit(most)
  const gone = await trx
    .deleteFrom('response')
    .where('id', 'in', old)
    .where('saved_at', '<', before)
    .returning('mark')
    .execute()
  await deleteMarks(trx, gone)
  return gone.length
}

const deleteMarks = async (trx: Transaction, rows: readonly { mark: string | null }[]): Promise<void> => {
  const marks = rows.flatMap(({ mark }) => mark ?? [])
  if (marks.length > 0) await trx.deleteFrom('response_mark').where('mark', 'in', marks).execute()
}

/** Keeps what was given, and not by whom: what was resumed until now is deleted. */
export const partFromParticipants = async (trx: Transaction, ended: readonly Kept[]): Promise<void> => {
  if (ended.length === 0) return
  const rows = ended.map(({ questionnaireId, versionId, change, answers, savedAt }) => ({
    id: newToken(),
    questionnaire_id: questionnaireId,
    version_id: versionId,
    change_hash: hashOf(change),
    answers: writeJson(answers),
    ended_on: savedAt - (savedAt % DAY),
    batch: null,
  }))
  await trx
    .insertInto('anonymous_response')
    .values(rows.sort((one, other) => (one.id < other.id ? -1 : 1)))
    .execute()
  const holders = ended.map(({ holder }) => holder)
  await trx.deleteFrom('response').where('holder', 'in', holders).execute()
}

/**
 * How many responses are in released batches, the number of the last batch, and the first id of all: what is told changes with
 * them alone.
 */
export type Released = { count: number; last: number; first: string }

export const releasedOf = async (db: Database, id: string): Promise<Released> => {
  const { count, last, first } = await db
    .selectFrom('anonymous_response')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('batch').as('last'), fn.min('id').as('first')])
    .where('questionnaire_id', '=', id)
    .where('batch', 'is not', null)
    .executeTakeFirstOrThrow()
  return { count: Number(count), last: last ?? 0, first: first ?? '' }
}
