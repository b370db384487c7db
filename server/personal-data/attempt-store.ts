import { sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { readJson, writeJson } from '../database/columns.ts'
import type { Tables } from '../database/tables.ts'
import type { PERSONAL_DATA, Table } from './registry.ts'

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
  // As below.
  section_ends: z._default(textOrNull, null),
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
/** The tables whose rows an attempt takes along. */
type TakenOut = { [Name in Table]: (typeof PERSONAL_DATA)[Name]['takenOut'] extends true ? Name : never }[Table]
type Beside = Exclude<TakenOut, 'submission'>
const complete: { [Name in Beside]: z.ZodMiniType<Tables[Name][]> } = beside
const BESIDE = Object.keys(complete) as Beside[]

const attemptRows = z.object({ submission, ...beside })
export type AttemptRows = z.infer<typeof attemptRows>

/** All there is of an attempt that is locked, but for its place in the queue of the reports. */
export const readRows = async (trx: Trx, row: Tables['submission']): Promise<AttemptRows> => {
  const rows: Record<string, unknown> = { submission: row }
  for (const table of BESIDE) {
    const found = await sql`select * from ${sql.table(table)} where submission_id = ${row.id}`.execute(trx)
    rows[table] = found.rows
  }
  return attemptRows.parse(rows)
}

/** As it was, to the letter. */
export const insertRows = async (trx: Trx, rows: AttemptRows): Promise<void> => {
  await trx.insertInto('submission').values(rows.submission).execute()
  for (const table of BESIDE) {
    if (rows[table].length > 0) await trx.insertInto(table).values(rows[table]).execute()
  }
}

export const writeRows = (rows: AttemptRows): string => writeJson(rows)
export const rowsIn = (content: string): AttemptRows => readJson(attemptRows, content)
