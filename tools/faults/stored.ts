import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Value } from '../../domain/questions/value.ts'
import { readEntries, readSheet } from '../../server/database/answer-columns.ts'

/** An answer in short: the place of an option, or what was typed, of several boxes one after the other. */
export type Held = number | string

/** One attempt as it lies on the server's disk. Answers by question id; null: left blank. */
export type Stored = {
  id: string
  phone: string
  code: string | null
  endedBy: string | null
  startedAt: number
  endsAt: number
  revision: number
  answers: Map<string, Held | null>
  /** What came too late to count. */
  late: Map<string, Held | null>
}

const ATTEMPTS = `
  select submission.id, phone, started_at, ends_at, code, ended_by, revision,
    saved_answers.answers as sheet, submission_result.answers as result
  from submission
  left join saved_answers on saved_answers.submission_id = submission.id
  left join submission_result on submission_result.submission_id = submission.id
  order by submission.id`

export const inShort = (answer: Value | null): Held | null => {
  if (answer === null || typeof answer === 'number') return answer
  return (Array.isArray(answer) ? answer.filter((part) => part !== null).join(' ') : String(answer)) || null
}

const answersOfSheet = (text: unknown, revision: number) =>
  Object.entries(readSheet(String(text), revision)).map(([id, { answer }]) => [id, inShort(answer)] as const)

const answersOfResult = (text: unknown) =>
  readEntries(String(text)).map(({ questionId, answer }) => [questionId, inShort(answer)] as const)

const textOrNull = (value: unknown) => (value === null ? null : String(value))

/** Asks the file itself, past the server. */
export const inFile = <T>(dataDir: string, read: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'), { readOnly: true })
  try {
    return read(database)
  } finally {
    database.close()
  }
}

/** All attempts in that folder's database. An ended one's answers are those of its result. */
export const storedAttempts = (dataDir: string): Stored[] =>
  inFile(dataDir, (database) => {
    const late = database.prepare('select submission_id, answers from late_answers').all()
    return database
      .prepare(ATTEMPTS)
      .all()
      .map((row) => ({
        id: String(row.id),
        phone: String(row.phone),
        code: textOrNull(row.code),
        endedBy: textOrNull(row.ended_by),
        startedAt: Number(row.started_at),
        endsAt: Number(row.ends_at),
        revision: Number(row.revision ?? 0),
        answers: new Map(
          row.result !== null
            ? answersOfResult(row.result)
            : row.sheet !== null
              ? answersOfSheet(row.sheet, Number(row.revision))
              : [],
        ),
        late: new Map(
          late
            .filter(({ submission_id }) => submission_id === row.id)
            .flatMap(({ answers }) => answersOfSheet(answers, 0)),
        ),
      }))
  })

/** When the last attempt ends, ms. */
export const lastEnd = (dataDir: string): number => Math.max(...storedAttempts(dataDir).map(({ endsAt }) => endsAt))

/** Sets how long a published quiz takes, before anybody has opened it: the wire offers nothing below a quarter of an hour. */
export const shortenQuiz = (dataDir: string, { code, seconds }: { code: string; seconds: number }): void => {
  const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'))
  const ofQuiz = 'select version_id from questionnaire where share_code = ?'
  database.prepare(`update version set minutes = ? where id = (${ofQuiz})`).run(seconds / 60, code)
  database.close()
}

/** What one device gave to a poll or a survey; the answers, and what was said beside them, as JSON. */
export type StoredResponse = { answers: string; told: string; isEnded: boolean }

/** All that was given to a poll or a survey, as it lies on the server's disk. */
export const storedResponses = (dataDir: string, id: string): StoredResponse[] =>
  inFile(dataDir, (database) =>
    database
      .prepare('select answers, told, ended_at from response where questionnaire_id = ?')
      .all(id)
      .map(({ answers, told, ended_at }) => ({
        answers: String(answers),
        told: String(told),
        isEnded: ended_at !== null,
      })),
  )
