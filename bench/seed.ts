import { type Insertable, sql } from 'kysely'
import { UNITS_PER_MARK } from '#domain/marking/marks.ts'
import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { writeEntries } from '../server/database/answer-columns.ts'
import { connect, type Database } from '../server/database/connect.ts'
import type { Tables } from '../server/database/tables.ts'
import { versionById } from '../server/questionnaires/find-version.ts'
import type { Exam } from './exam.ts'
import { QUESTIONS } from './questions.ts'

export type Place = { dataDir: string; databaseUrl: string | null }

/**
 * Rows straight into the tables of a product that does not run: what is measured is reading them. A PostgreSQL server
 * counts its tables by itself within a minute of such growth; here it is told to.
 */
export const seedInto = async (place: Place, seed: (db: Database) => Promise<void>): Promise<void> => {
  const db = await connect(place)
  await seed(db)
  if (place.databaseUrl !== null) await sql`analyze`.execute(db)
  await db.destroy()
}

const AT_ONCE = 500
const DISTRICTS = ['Kolkata', 'Howrah', 'Nadia', 'Hooghly', 'Purulia', 'Darjeeling', 'Malda', 'Bankura']
const MARKING = '{"marksPerQuestion":1200,"wrongCosts":{"numerator":0,"denominator":1}}'

const entriesOf = (version: Version) =>
  writeEntries(
    questionsIn(version).map(({ id }, at) => ({
      questionId: id,
      verdict: 'correct',
      marks: UNITS_PER_MARK,
      answer: at % 4,
      answerBy: { turn: 0, seq: at + 1, device: 'the-page' },
      timeMs: 20_000,
    })),
  )

type Ended = { from: number; count: number; endedFrom: number }
type Seeded = { exam: Exam; versionId: string; answers: string; endedFrom: number; from: number }

/** Neither names nor ids nor scores stand in the order in which they ended. */
const rowsAt = (at: number, { exam, versionId, answers, endedFrom, from }: Seeded) => {
  const mixed = (at * 7919) % 1_000_003
  const id = `seeded-${String(mixed).padStart(9, '0')}`
  const phone = String(7_000_000_000 + at)
  const endedAt = endedFrom + at - from
  const name = `Student ${mixed}`
  const [score, out_of] = [(mixed % (QUESTIONS + 1)) * UNITS_PER_MARK, QUESTIONS * UNITS_PER_MARK]
  const attempt: Insertable<Tables['submission']> = {
    id,
    questionnaire_id: exam.id,
    version_id: versionId,
    participant_key: `${exam.id}:${phone}`,
    ...{ name, phone, fields: '[]', district: DISTRICTS[mixed % DISTRICTS.length] ?? '' },
    search_text: `${name.toLowerCase()} ${phone}`,
    ...{ token_hash: `hash-${id}`, turn: 0, device_key_hash: null, resume_code: 'ABCDEF', marking: MARKING },
    ...{ started_at: endedAt - (mixed % 600) * 1000, ends_at: endedAt + MINUTE, ended_at: endedAt, given_ms: 0 },
  }
  const result = {
    ...{ submission_id: id, questionnaire_id: exam.id, code: `code-${id}`, ended_by: 'student' },
    ...{ ended_at: endedAt, score, out_of, answers },
  }
  return { attempt, result, queued: { submission_id: id, questionnaire_id: exam.id, score, out_of } }
}

export const seedEnded = async (db: Database, exam: Exam, { from, count, endedFrom }: Ended): Promise<void> => {
  const quiz = db.selectFrom('questionnaire').select('version_id').where('id', '=', exam.id)
  const { version_id: versionId } = await quiz.executeTakeFirstOrThrow()
  const seeded = { exam, versionId, answers: entriesOf(await versionById(db, versionId)), endedFrom, from }
  for (let start = from; start < from + count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, from + count - start)
    const rows = Array.from({ length }, (_, at) => rowsAt(start + at, seeded))
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('submission')
        .values(rows.map(({ attempt }) => attempt))
        .execute()
      await trx
        .insertInto('submission_result')
        .values(rows.map(({ result }) => result))
        .execute()
      await trx
        .insertInto('report_queue')
        .values(rows.map(({ queued }) => queued))
        .execute()
    })
  }
}

/** So many more quizzes of the same teacher, each with the report of a class. */
export const seedQuizzes = async (db: Database, exam: Exam, count: number): Promise<void> => {
  const quiz = await db.selectFrom('questionnaire').selectAll().where('id', '=', exam.id).executeTakeFirstOrThrow()
  const version = await db.selectFrom('version').selectAll().where('id', '=', quiz.version_id).executeTakeFirstOrThrow()
  for (let start = 0; start < count; start += AT_ONCE / 5) {
    const places = Array.from({ length: AT_ONCE / 5 }, (_, at) => start + at)
    const copies = places.map((at) => {
      const title = `Quiz ${(at * 7919) % 1_000_003}`
      const created_at = quiz.created_at - at * MINUTE
      const key = { title_key: title.toLowerCase(), search_text: `${title.toLowerCase()} physics` }
      const ids = { id: `quiz-${at}`, version_id: `version-${at}`, share_code: `S${at}` }
      const sums = { count: at % 200, total_marks: at * 1200, total_out_of: (at % 200) * 36_000, highest: 12_000 }
      return {
        quiz: { ...quiz, ...ids, ...key, created_at },
        version: { ...version, id: `version-${at}`, questionnaire_id: `quiz-${at}`, title },
        report: { questionnaire_id: `quiz-${at}`, ...sums, changes: 0 },
      }
    })
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('questionnaire')
        .values(copies.map((copy) => copy.quiz))
        .execute()
      await trx
        .insertInto('version')
        .values(copies.map((copy) => copy.version))
        .execute()
      await trx
        .insertInto('report')
        .values(copies.map((copy) => copy.report))
        .execute()
    })
  }
}
