import type { SelectQueryBuilder, Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { MarkedEntry } from '#domain/answers/attempt.ts'
import { changeText, type HandMark, type PlacedMark, tickedPoints } from '#domain/answers/hand-marks.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { readJson, writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { hotStatement } from '../../database/hot-statement.ts'
import type { Tables } from '../../database/tables.ts'

type Trx = Transaction<Tables>
type Row = Tables['hand_mark']

/** Whether a person has to mark an answer, has marked it, or only may. */
export const QUEUES = ['waiting', 'marked', 'beside'] as const
export type Queue = (typeof QUEUES)[number]
const queue = z.enum(QUEUES)

/** What is known of the marks of one question's answers: at most one an answer, the newest first. */
export type Standing = {
  attemptId: string
  questionId: string
  queue: Queue
  revision: number
  marks: readonly PlacedMark[]
}

/** A mark without the question that it belongs to; as it is kept of answers that do not count at present. */
const formerMarks = z.array(
  z.object({
    answerBy: z.string(),
    marks: z.int(),
    rubric: tickedPoints,
    comment: z.string(),
    by: z.string(),
    at: z.int(),
  }),
)

type QueuedRow = Pick<Row, 'submission_id' | 'question_id' | 'questionnaire_id' | 'queue' | 'revision'>

const insertQueued = hotStatement<QueuedRow, never>(
  ['submission_id', 'question_id', 'questionnaire_id', 'queue', 'revision'],
  (trx, rows) => trx.insertInto('hand_mark').values(rows),
)

type Ended = { id: string; questionnaireId: string; entries: readonly MarkedEntry[] }

/** Belongs into the transaction that ends them. Where no answer waits for a person it is no work. */
export const queueForMarking = async (trx: Trx, ended: readonly Ended[]): Promise<void> => {
  const rows = ended.flatMap(({ id, questionnaireId, entries }) =>
    entries
      .filter(({ verdict }) => verdict === 'waiting')
      .map((entry) => ({
        submission_id: id,
        question_id: entry.questionId,
        questionnaire_id: questionnaireId,
        queue: 'waiting',
        revision: 0,
      })),
  )
  if (rows.length > 0) await insertQueued(trx, rows)
}

const marksOf = (row: Row): PlacedMark[] => {
  const { marks, rubric, comment, answer_by: answerBy, marked_by: by, marked_at: at } = row
  if (marks === null || answerBy === null || by === null || at === null) return []
  const newest = { answerBy, marks, rubric: rubric === null ? [] : readJson(tickedPoints, rubric), by, at }
  const former = row.former === null ? [] : readJson(formerMarks, row.former)
  const id = questionId.parse(row.question_id)
  return [{ ...newest, comment: comment ?? '' }, ...former].map((mark) => ({ questionId: id, ...mark }))
}

const asStanding = (row: Row): Standing => ({
  attemptId: row.submission_id,
  questionId: row.question_id,
  queue: queue.parse(row.queue),
  revision: row.revision,
  marks: marksOf(row),
})

/** What people made of answers of these attempts, or have to; by their ids. */
export const standingsOf = async (db: Database, attemptIds: readonly string[]): Promise<Map<string, Standing[]>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('hand_mark')
    .selectAll()
    .where('submission_id', 'in', [...attemptIds])
    .orderBy('submission_id')
    .orderBy('question_id')
    .execute()
  return Map.groupBy(rows.map(asStanding), ({ attemptId }) => attemptId)
}

export const standingsOn = async (db: Database, attemptId: string): Promise<Standing[]> =>
  (await standingsOf(db, [attemptId])).get(attemptId) ?? []

export const marksIn = (standings: readonly Standing[] = []): PlacedMark[] => standings.flatMap(({ marks }) => marks)

type Answered = Pick<MarkedEntry, 'answerBy'>

/** The mark that counts for an answer; one that was given for another answer in its place does not. */
export const markFor = (standing: Standing | undefined, { answerBy }: Answered): PlacedMark | null =>
  standing?.marks.find((mark) => mark.answerBy === changeText(answerBy)) ?? null

/** What an answer and its mark are: whoever marks it says what they have seen. */
export const baseOfMark = (standing: Pick<Standing, 'revision'> | undefined, { answerBy }: Answered): string =>
  `${standing?.revision ?? 0}/${changeText(answerBy)}`

type Place = { attemptId: string; questionId: string; questionnaireId: string }
type Change = Place & { queue: Queue; revision: number; marks: readonly (HandMark & { answerBy: string })[] }

/** In the place of what stands. The attempt is locked. */
export const keepStanding = async (trx: Trx, change: Change): Promise<void> => {
  const [mark, ...former] = change.marks
  const changed = {
    queue: change.queue,
    revision: change.revision,
    marks: mark?.marks ?? null,
    rubric: mark ? writeJson(mark.rubric) : null,
    comment: mark?.comment ?? null,
    answer_by: mark?.answerBy ?? null,
    marked_by: mark?.by ?? null,
    marked_at: mark?.at ?? null,
    former: former.length === 0 ? null : writeJson(z.parse(formerMarks, former)),
  }
  await trx
    .insertInto('hand_mark')
    .values({
      submission_id: change.attemptId,
      question_id: change.questionId,
      questionnaire_id: change.questionnaireId,
      ...changed,
    })
    .onConflict((conflict) => conflict.columns(['submission_id', 'question_id']).doUpdateSet(changed))
    .execute()
}

/** How many answers of each of these quizzes wait for a person. */
export const waitingAnswers = (
  db: Database,
  questionnaireIds: SelectQueryBuilder<Tables, 'questionnaire', { id: string }>,
) =>
  db
    .selectFrom('hand_mark')
    .select(({ fn }) => ['questionnaire_id', fn.countAll<number>().as('waiting')])
    .where('questionnaire_id', 'in', questionnaireIds)
    .where('queue', '=', 'waiting')
    .groupBy('questionnaire_id')

/** How many answers of a quiz wait for a person; an index has them together. */
export const countWaitingAt = async (db: Database, questionnaireId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('hand_mark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('queue', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return count
}

const QUIZZES_AT_ONCE = 500

/** Of each of these quizzes that has any, how many answers wait for a person. */
export const waitingIn = async (db: Database, questionnaireIds: readonly string[]): Promise<Map<string, number>> => {
  const waiting = new Map<string, number>()
  for (let from = 0; from < questionnaireIds.length; from += QUIZZES_AT_ONCE) {
    const rows = await db
      .selectFrom('hand_mark')
      .select(({ fn }) => ['questionnaire_id as id', fn.countAll<number>().as('count')])
      .where('questionnaire_id', 'in', questionnaireIds.slice(from, from + QUIZZES_AT_ONCE))
      .where('queue', '=', 'waiting')
      .groupBy('questionnaire_id')
      .execute()
    for (const { id, count } of rows) waiting.set(id, count)
  }
  return waiting
}

/** Of each of these attempts that has any, how many of its answers wait for a person. */
export const waitingOf = async (db: Database, attemptIds: readonly string[]): Promise<Map<string, number>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('hand_mark')
    .select(({ fn }) => ['submission_id', fn.countAll<number>().as('count')])
    .where('submission_id', 'in', [...attemptIds])
    .where('queue', '=', 'waiting')
    .groupBy('submission_id')
    .execute()
  return new Map(rows.map((row) => [row.submission_id, row.count]))
}
