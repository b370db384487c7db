import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { readJson, writeJson } from './columns.ts'
import type { Tables } from './tables.ts'

type Trx = Transaction<Tables>

const text = z.string()
const number = z.number()
const textOrNull = z.nullable(text)
const numberOrNull = z.nullable(number)

/** Typed by the tables: a new column is missing here before it is missing in what is brought back. */
type RowOf<Table extends keyof Tables> = z.ZodMiniType<Tables[Table]>

const submission: RowOf<'submission'> = z.object({
  id: text,
  questionnaire_id: text,
  version_id: text,
  participant_key: text,
  name: text,
  phone: text,
  district: text,
  fields: text,
  search_text: text,
  token_hash: text,
  turn: number,
  device_key_hash: textOrNull,
  resume_code: text,
  marking: text,
  started_at: number,
  ends_at: number,
  ended_at: numberOrNull,
  given_ms: number,
  // What was taken out before there was such a column does not have it.
  anonymised_at: z._default(numberOrNull, null),
})

const beside = {
  saved_answers: z.array<RowOf<'saved_answers'>>(
    z.object({ submission_id: text, revision: number, top_seq: number, answers: text, saved_at: number }),
  ),
  earlier_token: z.array<RowOf<'earlier_token'>>(z.object({ token_hash: text, submission_id: text, turn: number })),
  submission_result: z.array<RowOf<'submission_result'>>(
    z.object({
      submission_id: text,
      questionnaire_id: text,
      code: text,
      ended_by: text,
      ended_at: number,
      score: number,
      out_of: number,
      answers: text,
    }),
  ),
  late_answers: z.array<RowOf<'late_answers'>>(
    z.object({
      submission_id: text,
      questionnaire_id: text,
      writer: text,
      why: text,
      answers: text,
      first_at: number,
      last_at: number,
      given_at: numberOrNull,
    }),
  ),
  late_decision: z.array<RowOf<'late_decision'>>(
    z.object({
      submission_id: text,
      decision: text,
      decided_at: number,
      decided_by: text,
      former_score: number,
      former_answers: text,
    }),
  ),
  hand_mark: z.array<RowOf<'hand_mark'>>(
    z.object({
      submission_id: text,
      question_id: text,
      questionnaire_id: text,
      queue: text,
      revision: number,
      marks: numberOrNull,
      rubric: textOrNull,
      comment: textOrNull,
      answer_by: textOrNull,
      marked_by: textOrNull,
      marked_at: numberOrNull,
      former: textOrNull,
    }),
  ),
  erasure_wish: z._default(
    z.array<RowOf<'erasure_wish'>>(
      z.object({
        submission_id: text,
        questionnaire_id: text,
        asked_at: number,
        refused_at: numberOrNull,
        reason: text,
      }),
    ),
    [],
  ),
  attempt_record: z.array<RowOf<'attempt_record'>>(
    z.object({ id: text, submission_id: text, at: number, kind: text, details: text }),
  ),
}
const attemptRows = z.object({ submission, ...beside })
export type AttemptRows = z.infer<typeof attemptRows>

/** All there is of an attempt that is locked, but for its place in the queue of the reports. */
export const readRows = async (trx: Trx, row: Tables['submission']): Promise<AttemptRows> => {
  const of = row.id
  return {
    submission: row,
    saved_answers: await trx.selectFrom('saved_answers').selectAll().where('submission_id', '=', of).execute(),
    earlier_token: await trx.selectFrom('earlier_token').selectAll().where('submission_id', '=', of).execute(),
    submission_result: await trx.selectFrom('submission_result').selectAll().where('submission_id', '=', of).execute(),
    late_answers: await trx.selectFrom('late_answers').selectAll().where('submission_id', '=', of).execute(),
    late_decision: await trx.selectFrom('late_decision').selectAll().where('submission_id', '=', of).execute(),
    hand_mark: await trx.selectFrom('hand_mark').selectAll().where('submission_id', '=', of).execute(),
    erasure_wish: await trx.selectFrom('erasure_wish').selectAll().where('submission_id', '=', of).execute(),
    attempt_record: await trx.selectFrom('attempt_record').selectAll().where('submission_id', '=', of).execute(),
  }
}

/** As it was, to the letter. */
export const insertRows = async (trx: Trx, rows: AttemptRows): Promise<void> => {
  await trx.insertInto('submission').values(rows.submission).execute()
  await insertAll(rows.saved_answers, (all) => trx.insertInto('saved_answers').values(all).execute())
  await insertAll(rows.earlier_token, (all) => trx.insertInto('earlier_token').values(all).execute())
  await insertAll(rows.submission_result, (all) => trx.insertInto('submission_result').values(all).execute())
  await insertAll(rows.late_answers, (all) => trx.insertInto('late_answers').values(all).execute())
  await insertAll(rows.late_decision, (all) => trx.insertInto('late_decision').values(all).execute())
  await insertAll(rows.hand_mark, (all) => trx.insertInto('hand_mark').values(all).execute())
  await insertAll(rows.erasure_wish, (all) => trx.insertInto('erasure_wish').values(all).execute())
  await insertAll(rows.attempt_record, (all) => trx.insertInto('attempt_record').values(all).execute())
}

const insertAll = async <Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>): Promise<void> => {
  if (rows.length > 0) await insert(rows)
}

export const writeRows = (rows: AttemptRows): string => writeJson(rows)
export const rowsIn = (content: string): AttemptRows => readJson(attemptRows, content)
