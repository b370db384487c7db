import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { UNITS_PER_MARK } from '#domain/marking/marks.ts'
import type { Exam } from './exam.ts'
import { QUESTIONS } from './questions.ts'

/** Asks the database itself, past the product. */
export type Look = { all: (sql: string) => Promise<Record<string, unknown>[]>; close: () => Promise<void> }

export const lookIntoFile = (dataDir: string): Look => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'), { readOnly: true })
  return { all: async (sql) => database.prepare(sql).all(), close: async () => database.close() }
}

export const lookIntoServer = async (url: string): Promise<Look> => {
  const client = new pg.Client(url)
  await client.connect()
  return { all: async (sql) => (await client.query(sql)).rows, close: () => client.end() }
}

const mustBe = (what: string, found: unknown, wanted: unknown) => {
  if (String(found) !== String(wanted)) throw new Error(`${what}: ${found} in the database, ${wanted} acknowledged`)
}

type Acknowledged = { starts: number; saves: number; codes: string[] }

/** A fast server that loses something has no figure: throws unless all that was acknowledged is stored, and right. */
export const verify = async (look: Look, exam: Exam, { starts, saves, codes }: Acknowledged): Promise<void> => {
  const countOf = async (table: string) => (await look.all(`select count(*) as n from ${table}`))[0]?.n
  mustBe('starts', await countOf('submission'), starts)
  mustBe('saves', await countOf('saved_answers'), saves)
  const stored = await look.all('select code, score, answers from submission_result')
  mustBe('submissions', stored.length, codes.length)
  const storedCodes = new Set(stored.map(({ code }) => code))
  mustBe('codes', codes.filter((code) => storedCodes.has(code)).length, codes.length)
  const wrong = stored.filter(({ score }) => Number(score) !== exam.correct * UNITS_PER_MARK)
  mustBe('wrong scores', wrong.length, 0)
  const sheets = [...(await look.all('select answers from saved_answers limit 100')), ...stored.slice(0, 100)]
  for (const { answers } of sheets) {
    mustBe('answers in a sheet', JSON.parse(String(answers)).ids.length, QUESTIONS)
  }
}
