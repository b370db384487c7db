import { setImmediate as aTurn } from 'node:timers/promises'
import { markingRules } from '#domain/marking/marking.ts'
import { readEntries } from '../../database/answer-columns.ts'
import { readJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import type { Queue } from '../scoring/store.ts'

export type Progress = { answers: number; waiting: number }
type Counted = Progress & {
  questionId: string
  /** An attempt in whose paper the question is. */
  sample: string
}

type Place = { questionnaireId: string; questionId: string }

/** An index has all that is counted: 50,000 answers take some 5 ms. */
const countIn = async (db: Database, { questionnaireId, questionId }: Place, queue: Cursor['queue']) => {
  const { count } = await db
    .selectFrom('hand_mark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('questionnaire_id', '=', questionnaireId)
    .where('queue', '=', queue)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow()
  return count
}

export const progressOf = async (db: Database, questionnaireId: string, questionId: string): Promise<Progress> => {
  const waiting = await countIn(db, { questionnaireId, questionId }, 'waiting')
  // node:sqlite is synchronous: between two counts, let whoever waits have a turn.
  await aTurn()
  const marked = await countIn(db, { questionnaireId, questionId }, 'marked')
  return { answers: waiting + marked, waiting }
}

/** The first question behind `last` with answers in this queue, and an attempt in whose paper it is. */
const questionAfter = (
  db: Database,
  { questionnaireId, queue, last }: Pick<Place, 'questionnaireId'> & { queue: Cursor['queue']; last: string },
) =>
  db
    .selectFrom('hand_mark')
    .select(['question_id', 'submission_id'])
    .where('questionnaire_id', '=', questionnaireId)
    .where('queue', '=', queue)
    .where('question_id', '>', last)
    .orderBy('question_id')
    .orderBy('submission_id')
    .limit(1)
    .executeTakeFirst()

/** What a person marks in a quiz, by question, in the order of their ids. */
export const queuedQuestions = async (db: Database, questionnaireId: string): Promise<Counted[]> => {
  const samples = new Map<string, string>()
  for (const queue of ['waiting', 'marked'] as const) {
    for (let last: string | undefined = ''; last !== undefined; ) {
      const found = await questionAfter(db, { questionnaireId, queue, last })
      last = found?.question_id
      if (found) samples.set(found.question_id, found.submission_id)
    }
  }
  const counted: Counted[] = []
  for (const questionId of [...samples.keys()].sort())
    counted.push({
      questionId,
      sample: samples.get(questionId) ?? '',
      ...(await progressOf(db, questionnaireId, questionId)),
    })
  return counted
}

export type Cursor = { queue: Exclude<Queue, 'beside'>; after: string }

const idsIn = async (
  db: Database,
  { questionnaireId, questionId }: Place,
  { queue, after, limit }: Cursor & { limit: number },
) => {
  const rows = await db
    .selectFrom('hand_mark')
    .select('submission_id')
    .where('questionnaire_id', '=', questionnaireId)
    .where('queue', '=', queue)
    .where('question_id', '=', questionId)
    .where('submission_id', '>', after)
    .orderBy('submission_id')
    .limit(limit)
    .execute()
  return rows.map(({ submission_id }) => submission_id)
}

/** The next attempts with an answer to a question that a person marks: those that wait, then the others. */
export const nextToMark = async (
  db: Database,
  question: Place,
  { from, limit }: { from: Cursor; limit: number },
): Promise<{ ids: string[]; next: Cursor | null }> => {
  const ids = await idsIn(db, question, { ...from, limit })
  if (ids.length === limit) return { ids, next: { ...from, after: ids.at(-1) ?? '' } }
  if (from.queue === 'marked') return { ids, next: null }
  const marked = await idsIn(db, question, { queue: 'marked', after: '', limit: limit - ids.length })
  const isAll = ids.length + marked.length < limit
  return { ids: [...ids, ...marked], next: isAll ? null : { queue: 'marked', after: marked.at(-1) ?? '' } }
}

const endedRow = (db: Database, id: string) =>
  db
    .selectFrom('submission')
    .innerJoin('submission_result as result', 'result.submission_id', 'submission.id')
    .select(['submission.id', 'submission.questionnaire_id', 'version_id', 'name', 'phone', 'district', 'marking'])
    .select('result.answers')
    .where('submission.id', '=', id)
    .executeTakeFirst()

/** An ended attempt as it is read for marking; null where there is none any more. */
export const endedAttempt = async (db: Database, id: string) => {
  const row = await endedRow(db, id)
  if (!row) return null
  return {
    id: row.id,
    questionnaireId: row.questionnaire_id,
    versionId: row.version_id,
    participant: { name: row.name, phone: row.phone, district: row.district },
    marking: readJson(markingRules, row.marking),
    entries: readEntries(row.answers),
  }
}
export type EndedAttempt = NonNullable<Awaited<ReturnType<typeof endedAttempt>>>
