import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../server/database/connect.ts'

/** What an operator recognises a database by. */
export type Contents = {
  teachers: number
  quizzes: number
  submissions: number
  /** ISO 8601, UTC; null: nothing was ever saved. */
  newestSave: string | null
}

/** Runs a statement that both databases understand. */
export type Ask = (statement: string) => Promise<unknown[]>

export const askFile =
  (db: DatabaseSync): Ask =>
  async (statement) =>
    db.prepare(statement).all()

export const askServer =
  (db: Database): Ask =>
  async (statement) =>
    (await sql.raw(statement).execute(db)).rows

const oneNumber = z.tuple([z.object({ found: z.nullable(z.number()) })])
const names = z.array(z.object({ name: z.string() }))

export const numberFrom = async (ask: Ask, statement: string): Promise<number | null> =>
  z.parse(oneNumber, await ask(statement))[0].found

export const contentsFrom = async (ask: Ask): Promise<Contents> => {
  const rowsOf = async (table: string) => (await numberFrom(ask, `select count(*) as found from ${table}`)) ?? 0
  const newest = await numberFrom(ask, 'select max(saved_at) as found from saved_answers')
  return {
    teachers: await rowsOf('teacher'),
    quizzes: await rowsOf('questionnaire'),
    submissions: await rowsOf('submission'),
    newestSave: newest === null ? null : new Date(newest).toISOString(),
  }
}

/** The migrations that a database has seen, in their order. */
export const migrationsFrom = async (ask: Ask): Promise<string[]> =>
  z.parse(names, await ask('select name from kysely_migration order by name')).map(({ name }) => name)

export const namesIn = (rows: unknown[]): string[] => z.parse(names, rows).map(({ name }) => name)

export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

export const inWords = ({ teachers, quizzes, submissions, newestSave }: Contents): string =>
  [
    counted(teachers, 'teacher'),
    counted(quizzes, 'quiz', 'quizzes'),
    counted(submissions, 'submission'),
    newestSave === null ? 'nothing saved yet' : `newest save ${newestSave}`,
  ].join(', ')
