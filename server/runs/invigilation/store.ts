import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Instant } from '#domain/time/time-limit.ts'
import { contains, readJson, writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>

/** Belongs into the transaction of what was done: from its commit on, pages that ask hear that there is something new. */
export const noteWord = async (trx: Trx, questionnaireId: string, at: Instant): Promise<void> => {
  await trx
    .insertInto('invigilation')
    .values({ questionnaire_id: questionnaireId, word: 1, at })
    .onConflict((conflict) =>
      conflict.column('questionnaire_id').doUpdateSet(({ eb }) => ({ word: eb('invigilation.word', '+', 1), at })),
    )
    .execute()
}

/** The words of quizzes where something was done since `since`, by their codes. */
export const wordsSince = async (db: Database, since: Instant): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('invigilation')
    .innerJoin('questionnaire', 'questionnaire.id', 'invigilation.questionnaire_id')
    .select(['share_code', 'word'])
    .where('at', '>', since)
    .orderBy('at')
    .orderBy('questionnaire_id')
    .execute()
  return new Map(rows.map(({ share_code, word }) => [share_code, word]))
}

/** Whom something is done to: these attempts of a quiz, or all that have not ended. */
export type Wanted = 'all_running' | readonly string[]

const runningAt = (db: Database, questionnaireId: string) =>
  db.selectFrom('submission').where('submission.questionnaire_id', '=', questionnaireId).where('ended_at', 'is', null)

/** Which of these have not ended, in the order of their ids. */
export const runningIds = async (db: Database, questionnaireId: string, wanted: Wanted): Promise<string[]> => {
  const running = runningAt(db, questionnaireId).select('id').orderBy('id')
  const rows = await (wanted === 'all_running' ? running : running.where('id', 'in', [...wanted])).execute()
  return rows.map(({ id }) => id)
}

type Found = { questionnaireId: string; search: string }

const found = (db: Database, { questionnaireId, search }: Found) => {
  const words = search.normalize('NFC').trim().toLowerCase()
  const all = runningAt(db, questionnaireId)
  return words === '' ? all : all.where(contains('search_text', words))
}

export const countFound = async (db: Database, wanted: Found): Promise<number> => {
  const { count } = await found(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** `silentSince`: whoever has saved nothing after it comes first, the longest silent before all; null: nobody does. */
type Listed = Found & { silentSince: Instant | null }

/** One page of those who are taking a quiz, in the order of their names, with what they have saved. */
export const listFound = (
  db: Database,
  { silentSince, ...wanted }: Listed,
  { limit, offset }: { limit: number; offset: number },
) =>
  found(db, wanted)
    .leftJoin('saved_answers', 'saved_answers.submission_id', 'submission.id')
    .innerJoin('version', 'version.id', 'submission.version_id')
    .select(['submission.id', 'name', 'phone', 'district', 'fields', 'started_at', 'ends_at'])
    .select(['answers', 'revision', 'saved_at', 'question_count'])
    .orderBy(({ eb, fn }) => {
      const heardAt = fn.coalesce('saved_at', 'started_at')
      const isSilent = eb(heardAt, '<=', silentSince ?? 0)
      return eb.case().when(isSilent).then(heardAt).else(Number.MAX_SAFE_INTEGER).end()
    })
    .orderBy('search_text')
    .orderBy('submission.id')
    .limit(limit)
    .offset(offset)
    .execute()

const gift = z.object({ ms: z.int() })

/** What each of these attempts was given, in milliseconds; those that nothing was given to are left out. */
export const givenTo = async (db: Database, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const gifts = await db
    .selectFrom('attempt_record')
    .select(['submission_id', 'details'])
    .where('submission_id', 'in', ids)
    .where('kind', '=', 'time_given')
    .execute()
  const given = new Map<string, number>()
  for (const { submission_id: id, details } of gifts) given.set(id, (given.get(id) ?? 0) + readJson(gift, details).ms)
  return given
}

type Gift = { recordId: string; attemptId: string; at: Instant; ms: number; by: string }

/** Which of these gifts are new; each is put on its attempt's record, once. */
export const recordGifts = async (trx: Trx, gifts: Gift[]): Promise<string[]> => {
  const rows = gifts.map(({ recordId, attemptId, at, ms, by }) => ({
    id: recordId,
    submission_id: attemptId,
    at,
    kind: 'time_given',
    details: writeJson({ ms, by }),
  }))
  const recorded = await trx
    .insertInto('attempt_record')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('submission_id')
    .execute()
  return recorded.map((row) => row.submission_id)
}

/** Of attempts that are locked and have not ended. */
export const moveEndsBy = async (trx: Trx, ids: string[], ms: number): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .updateTable('submission')
    .set(({ eb }) => ({ ends_at: eb('ends_at', '+', ms) }))
    .where('id', 'in', ids)
    .execute()
}

/** When this was last done to an attempt; null: never. */
export const lastDone = async (db: Database, attemptId: string, kind: string): Promise<Instant | null> => {
  const row = await db
    .selectFrom('attempt_record')
    .select('at')
    .where('submission_id', '=', attemptId)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.at ?? null
}

export const setResumeCode = async (trx: Trx, id: string, resumeCode: string): Promise<void> => {
  await trx.updateTable('submission').set({ resume_code: resumeCode }).where('id', '=', id).execute()
}
