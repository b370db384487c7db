import {
  PAGE_VERSION,
  readStudent,
  type StudentOnWire,
  saveAnswers,
  startQuiz,
  submitQuiz,
} from '#contract/runs/attempts.ts'
import { envelope } from '#contract/wire/wire.ts'

export type QuizOverHttp = { code: string; questionIds: string[]; key: number[] }

/** What one student was told, and what it had sent by then: the server may know more than it said, never less. */
export type Told = {
  phone: string
  deviceKey: string
  cookie: string
  started: StudentOnWire | null
  /** The newest revision that was answered as saved. */
  savedRevision: number
  /** The options sent with each revision, answered or not. */
  sheets: Map<number, number[]>
  /** The options sent with the submission, answered or not. */
  submitted: number[] | null
  code: string | null
}

export type VirtualStudent = {
  told: Told
  /** Does the next thing a student does; rejects when the connection breaks or the answer is not a success. */
  step: (url: string) => Promise<void>
  /** What the server says about this student's attempt; null when it knows of none. */
  asks: (url: string) => Promise<StudentOnWire | null>
}

export class Refused extends Error {
  override name = 'Refused'
  status: number
  constructor(status: number, body: string) {
    super(`${status}: ${body}`)
    this.status = status
  }
}

const OPTIONS = 4
const MOST_SAVES = 6
const ANSWERED_WITHIN_MS = 40_000

const call = async (told: Told, request: { method: string; url: string; body?: unknown }): Promise<unknown> => {
  const { method, url, body } = request
  const answer = await fetch(url, {
    method,
    headers: {
      ...(told.cookie !== '' && { cookie: told.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Refused(answer.status, text)
  const [cookie] = answer.headers.getSetCookie()
  if (cookie) told.cookie = cookie.split(';')[0] ?? ''
  return envelope.parse(JSON.parse(text)).response.data
}

const answersOf = ({ questionIds }: QuizOverHttp, options: number[]) =>
  options.map((selected_index, at) => ({ question_id: questionIds[at], selected_index }))

/** A student who starts, saves a few times and submits, and who tries again whatever was not answered. */
export const aVirtualStudent = (quiz: QuizOverHttp, who: { phone: string; random: () => number }): VirtualStudent => {
  const { phone, random } = who
  const told: Told = {
    phone,
    deviceKey: `the-device-of-${phone}`,
    cookie: '',
    started: null,
    savedRevision: 0,
    sheets: new Map(),
    submitted: null,
    code: null,
  }
  const lastRevision = 1 + Math.floor(random() * MOST_SAVES)
  /** With an answer at least: blanks alone are no change, and are not stored as one. */
  const newSheet = (): number[] => {
    const sheet = quiz.key.map(() => Math.floor(random() * (OPTIONS + 1)) - 1)
    return sheet.some((option) => option >= 0) ? sheet : newSheet()
  }

  const start = async (url: string) => {
    const who = { name: 'Rahul Das', phone, district: 'Kolkata' }
    const details = { ...who, quiz_code: quiz.code, device_key: told.deviceKey, page: PAGE_VERSION }
    const answer = await call(told, { method: 'POST', url: url + startQuiz.path, body: details })
    told.started = startQuiz.data.parse(answer)
  }
  const save = async (url: string, revision: number) => {
    const sheet = told.sheets.get(revision) ?? newSheet()
    told.sheets.set(revision, sheet)
    const body = { quiz_code: quiz.code, revision, answers: answersOf(quiz, sheet) }
    const saved = saveAnswers.data.parse(await call(told, { method: 'PUT', url: url + saveAnswers.path, body }))
    told.savedRevision = saved.revision
  }
  const submit = async (url: string) => {
    told.submitted ??= newSheet()
    const body = { quiz_code: quiz.code, answers: answersOf(quiz, told.submitted) }
    const submitted = submitQuiz.data.parse(await call(told, { method: 'POST', url: url + submitQuiz.path, body }))
    told.code = submitted.submission_code
  }

  return {
    told,
    step: (url) => {
      if (told.started === null) return start(url)
      return told.savedRevision < lastRevision ? save(url, told.savedRevision + 1) : submit(url)
    },
    asks: (url) =>
      call(told, { method: 'GET', url: `${url}${readStudent.path}?code=${quiz.code}` }).then(
        (data) => readStudent.data.parse(data),
        (error) => {
          if (error instanceof Refused && error.status === 404) return null
          throw error
        },
      ),
  }
}

const QUARTER = 0.25

/** The score of these options with one mark a question and a quarter off for a wrong one. */
export const scoreOf = ({ key }: QuizOverHttp, options: number[]): number =>
  options.reduce((sum, option, at) => {
    if (option < 0) return sum
    return option === key[at] ? sum + 1 : sum - QUARTER
  }, 0)
