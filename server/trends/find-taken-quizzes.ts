import { setImmediate as aTurn } from 'node:timers/promises'
import type { TeacherId } from '#domain/account.ts'
import { count, type Percents, percentOf } from '#domain/percents.ts'
import { report } from '#domain/report.ts'
import type { QuizSum } from '#domain/trend.ts'
import { readJson } from '../database/columns.ts'
import type { Database } from '../database/connect.ts'
import { eachScore } from './store.ts'

/** `roughly`: how many results it has, but for those of the last second. */
export type OwnQuiz = { id: string; title: string; subject: string; settings: string; roughly: number }

/** So many quizzes are looked at in one statement, and so many results: the event loop waits for both. */
const QUIZZES_AT_ONCE = 200
const SUMMED_AT_ONCE = 20_000

/** A teacher's quizzes that are not archived, the newest first. */
export const ownQuizzes = async (db: Database, owner: TeacherId): Promise<OwnQuiz[]> => {
  const quizzes: OwnQuiz[] = []
  let last = { createdAt: Number.MAX_SAFE_INTEGER, id: '' }
  for (;;) {
    const rows = await quizzesBefore(db, owner, last)
    for (const { body, ...quiz } of rows) {
      quizzes.push({ ...quiz, roughly: body === null ? 0 : readJson(report, body).count })
    }
    const end = rows.at(-1)
    if (end === undefined || rows.length < QUIZZES_AT_ONCE) return quizzes
    last = end
    await aTurn()
  }
}

const quizzesBefore = (db: Database, owner: TeacherId, last: { createdAt: number; id: string }) =>
  db
    .selectFrom('questionnaire')
    .innerJoin('version', 'version.id', 'questionnaire.version_id')
    .leftJoin('report', 'report.questionnaire_id', 'questionnaire.id')
    .select(['questionnaire.id', 'title', 'subject', 'questionnaire.settings', 'body'])
    .select('questionnaire.created_at as createdAt')
    .where('owner_id', '=', owner)
    .where('questionnaire.kind', '=', 'quiz')
    .where('bin_until', 'is', null)
    .where('status', '!=', 'archived')
    .where('questionnaire.created_at', '<=', last.createdAt)
    .where(({ eb, or }) =>
      or([eb('questionnaire.created_at', '<', last.createdAt), eb('questionnaire.id', '<', last.id)]),
    )
    .orderBy('questionnaire.created_at', 'desc')
    .orderBy('questionnaire.id', 'desc')
    .limit(QUIZZES_AT_ONCE)
    .execute()

type Counted = { id: string; roughly: number }

/** Parts of about so many results each; a quiz with more of them is a part by itself. */
export const partsOf = <Quiz extends Counted>(quizzes: readonly Quiz[], results: number): Quiz[][] => {
  const parts: Quiz[][] = []
  let room = 0
  for (const quiz of quizzes) {
    const part = parts.at(-1)
    if (part && part.length < QUIZZES_AT_ONCE && quiz.roughly <= room) part.push(quiz)
    else {
      parts.push([quiz])
      room = results
    }
    room -= quiz.roughly
  }
  return parts
}

/** What each of these quizzes came to; those that nobody has taken are missing. */
export const sumsOf = async (db: Database, quizzes: readonly Counted[]): Promise<Map<string, QuizSum>> => {
  const sums = new Map<string, QuizSum>()
  for (const part of partsOf(quizzes, SUMMED_AT_ONCE)) {
    for (const row of await summed(
      db,
      part.map(({ id }) => id),
    )) {
      const before = sums.get(row.id) ?? { count: 0, total: 0, takenAt: row.takenAt }
      sums.set(row.id, {
        count: before.count + row.count,
        total: before.total + percentOf(row.score, row.outOf),
        takenAt: Math.min(before.takenAt, row.takenAt),
      })
    }
    await aTurn()
  }
  return sums
}

/** The index by time has all of it. */
const summed = (db: Database, ids: string[]) =>
  db
    .selectFrom('submission_result')
    .select(({ fn }) => [
      'questionnaire_id as id',
      'out_of as outOf',
      fn.countAll<number>().as('count'),
      fn.sum<number>('score').as('score'),
      fn.min<number>('ended_at').as('takenAt'),
    ])
    .where('questionnaire_id', 'in', ids)
    .groupBy(['questionnaire_id', 'out_of'])
    .execute()

/** How often each percentage was reached in a quiz. */
export const percentsIn = async (db: Database, id: string): Promise<Percents> => {
  const percents: Percents = new Map()
  for await (const rows of eachScore(db, [id])) {
    for (const { score, outOf } of rows) count(percents, percentOf(score, outOf))
  }
  return percents
}
