import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrate } from '../database/migrate.ts'
import { hashOf } from '../secrets.ts'
import type { OpenDatabase, TestDatabase } from './describe-each-database.ts'

const OURS = join(import.meta.dirname, '../database/migrations')

/** A database as it was left by the migrations whose names come before `before`. */
export const openEarlier = async (open: OpenDatabase, before: string): Promise<TestDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-migrations-'))
  for (const file of readdirSync(OURS).filter((name) => name < before)) {
    const copy = join(folder, file.replace(/\.ts$/, '.mjs'))
    writeFileSync(copy, `export { up } from '${pathToFileURL(join(OURS, file))}'`)
  }
  const database = await open(folder)
  rmSync(folder, { recursive: true })
  return database
}

type Former = Record<string, Record<string, string | number | null>>

/** A version was a list of questions, each with one right option. */
export const QUESTIONS = [
  { kind: 'single_choice', id: 'q-one', problem: '2 + 2?', options: ['3', '4', '5'], correctOption: 1 },
  { kind: 'single_choice', id: 'q-two', problem: 'পশ্চিমবঙ্গের রাজধানী?', options: ['কলকাতা', 'দার্জিলিং'], correctOption: 0 },
  {
    kind: 'single_choice',
    id: 'q-three',
    problem: 'H2O “is” \\ \n a',
    options: ['salt', 'air', 'water'],
    correctOption: 2,
  },
]
const IDS = QUESTIONS.map(({ id }) => id)
const MARKING = JSON.stringify({ marksPerQuestion: 1200, wrongCosts: { numerator: 1, denominator: 4 } })
const MINUTES = 15

export const CODE = 'ABCDEFGH'
export const TEACHER_TOKEN = 'the-session-of-the-teacher'
/** Who has started: each holds the token of this name. */
export const STUDENTS = ['counted', 'uncounted', 'ended'] as const
export type Student = (typeof STUDENTS)[number]

const teacherRows = (now: number) => ({
  teacher: {
    id: 't1',
    name: 'Ananya Sen',
    email: 'ananya@school.in',
    email_key: 'ananya@school.in',
    phone: '9000000001',
    password_hash: 'none',
    created_at: now - 9000,
  },
  session: { token_hash: hashOf(TEACHER_TOKEN), teacher_id: 't1', created_at: now - 9000, expires_at: now + 9e8 },
})

const quizRows = (now: number) => ({
  questionnaire: {
    id: 'z1',
    owner_id: 't1',
    kind: 'quiz',
    share_code: CODE,
    status: 'active',
    version_id: 'v1',
    paper: 'with_link',
    draft_key: null,
    created_at: now - 8000,
    updated_at: now - 8000,
  },
  version: {
    id: 'v1',
    questionnaire_id: 'z1',
    number: 1,
    title: 'Physics, first test',
    subject: 'Physics',
    minutes: MINUTES,
    marking: MARKING,
    questions: JSON.stringify(QUESTIONS),
    question_count: QUESTIONS.length,
    published_at: now - 8000,
  },
})

export const phoneOf = (student: Student): string => `${9_100_000_000 + STUDENTS.indexOf(student)}`

const submissionRow = (student: Student, now: number) => ({
  id: `s-${student}`,
  questionnaire_id: 'z1',
  version_id: 'v1',
  participant_key: `z1:${phoneOf(student)}`,
  name: 'Rahul Das',
  phone: phoneOf(student),
  district: 'Kolkata',
  search_text: `rahul das ${phoneOf(student)}`,
  token_hash: hashOf(student),
  turn: 0,
  device_key_hash: null,
  resume_code: 'ABC234',
  marking: MARKING,
  started_at: now - 60_000,
  ends_at: now - 60_000 + MINUTES * 60_000,
  ended_at: student === 'ended' ? now - 5000 : null,
  given_ms: 0,
})

/** What the page of that time had counted, and what a page from before anything was counted left behind. */
const SHEETS = {
  counted: { ids: IDS.slice(0, 2), given: [1, 1], ms: [900, 0], writers: [[0, 'phone-0001']], seq: [1, 2] },
  uncounted: { ids: IDS, given: [1, null, 2], marked: [0, 1, 0], ms: [700, 0, 0] },
}

const answersRow = (student: keyof typeof SHEETS, now: number) => ({
  submission_id: `s-${student}`,
  revision: 4,
  top_seq: 4,
  answers: JSON.stringify(SHEETS[student]),
  saved_at: now - 30_000,
})

const ENTRIES = {
  ids: IDS,
  given: [1, 1, null],
  verdicts: ['correct', 'wrong', 'blank'],
  marks: [1200, -300, 0],
  ms: [800, 900, 0],
  writers: [[0, 'phone-0001']],
  seq: [1, 2, 0],
}

const resultRows = (now: number) => ({
  submission_result: {
    submission_id: 's-ended',
    questionnaire_id: 'z1',
    code: 'KMNPQRSTUV',
    ended_by: 'student',
    ended_at: now - 5000,
    score: 900,
    out_of: 3600,
    answers: JSON.stringify(ENTRIES),
  },
  report: {
    questionnaire_id: 'z1',
    body: JSON.stringify({ count: 1, totalMarks: 900, totalOutOf: 3600, highest: 900 }),
  },
})

/** A teacher, a quiz and three attempts as migration 0008 leaves them, two of them running at `now`. */
export const fillAsBeforeSections = async ({ db }: TestDatabase, now: number): Promise<void> => {
  const former = db.withTables<Former>()
  const insert = async (rows: Former) => {
    for (const [table, row] of Object.entries(rows)) await former.insertInto(table).values(row).execute()
  }
  await insert(teacherRows(now))
  await insert(quizRows(now))
  for (const student of STUDENTS) await insert({ submission: submissionRow(student, now) })
  for (const student of ['counted', 'uncounted'] as const) await insert({ saved_answers: answersRow(student, now) })
  await insert(resultRows(now))
}

/** As many more versions of its quiz, which nobody meets any more. */
export const addFormerVersions = async ({ db }: TestDatabase, count: number): Promise<void> => {
  const { version } = quizRows(0)
  const more: Former[string][] = Array.from({ length: count }, (_, at) => ({
    ...version,
    id: `w${at}`,
    number: at + 2,
  }))
  const table: string = 'version'
  await db.withTables<Former>().insertInto(table).values(more).execute()
}

/** The same, migrated to what is there now. */
export const openFilledBefore =
  (open: OpenDatabase, now: number): OpenDatabase =>
  async () => {
    const database = await openEarlier(open, '0009')
    await fillAsBeforeSections(database, now)
    await migrate(database.db, join(database.place.dataDir, 'backups'))
    return database
  }
