import { randomBytes } from 'node:crypto'
import { signUp } from '#contract/people/accounts.ts'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { baseOf } from '#contract/runs/answer-entries.ts'
import { PAGE_VERSION, saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { API_BASE, envelope, nanosecondsOf } from '#contract/wire/wire.ts'
import type { PaperAccess } from '#domain/questionnaires/questionnaire.ts'
import { type Request, requestBytes } from './http-client.ts'
import { drive, eachOnce, type Load } from './load.ts'
import { answersTo, type Kinds, QUESTIONS, questionsOf } from './questions.ts'

/** A published quiz of 30 questions, and the answers that everybody gives to it: two in three are right. */
export type Exam = { id: string; code: string; token: string; answers: object[]; correct: number }

export const call = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init)
  const { response } = envelope.parse(await answer.json())
  if (response.error) throw new Error(`${url}: ${JSON.stringify(response.error)}`)
  return response.data
}

export const post = (url: string, body: object, token = '') =>
  call(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

let teachers = 0

/** A teacher's token. */
export const newTeacher = async (port: number): Promise<string> => {
  teachers += 1
  const teacher = {
    name: 'Ananya Sen',
    email: `teacher${teachers}@school.in`,
    phone: '9000000000',
    password: 'chalk123!',
  }
  return signUp.data.parse(await post(`http://127.0.0.1:${port}${API_BASE}${signUp.path}`, teacher)).auth_token
}

type Wanted = { access?: PaperAccess; kinds?: Kinds }

export const publishExam = async (
  port: number,
  { access = 'with_start', kinds = 'plain' }: Wanted = {},
): Promise<Exam> => {
  const api = `http://127.0.0.1:${port}${API_BASE}`
  const token = await newTeacher(port)
  const quiz = { title: 'Physics, term test', subject: 'Physics', is_negative_marking: false, paper: access }
  const body = { ...quiz, duration: nanosecondsOf(180), no_of_questions: QUESTIONS, questions: questionsOf(kinds) }
  const { id, share_code: code } = createQuiz.data.parse(await post(api + createQuiz.path, body, token))
  const asOwner = { headers: { authorization: `Bearer ${token}` } }
  const analysis = await call(`${api}${readQuiz.path}?code=${code}&analysis=true`, asOwner)
  return { id, code, token, ...answersTo(kinds, analysis) }
}

/** Somebody who has started, as the page knows it: by the cookie that the browser was given, and what came with it. */
export type Student = { cookie: string; id: string; epoch: string }

const FIRST_PHONE = 6_000_000_000
let students = 0

const startRequest = ({ code }: Exam, onStarted: (student: Student) => void): Request => {
  students += 1
  const phone = String(FIRST_PHONE + students)
  const page = { page: PAGE_VERSION, device_key: randomBytes(16).toString('hex') }
  const body = JSON.stringify({ name: `Student ${students}`, phone, district: 'Kolkata', quiz_code: code, ...page })
  return {
    bytes: requestBytes(`POST ${API_BASE}${startQuiz.path}`, { 'accept-encoding': 'gzip' }, body),
    onAnswer: ({ headers, body: answer }) => {
      // What is about the student stands uncompressed at the end, after the paper.
      const student = answer.slice(answer.lastIndexOf('"id":'))
      onStarted({
        cookie: /set-cookie: ([^;]+)/i.exec(headers)?.[1] ?? '',
        id: /"id":"([^"]+)"/.exec(student)?.[1] ?? '',
        epoch: /"epoch":"([^"]+)"/.exec(student)?.[1] ?? '',
      })
    },
  }
}

/** So many new students; `started` gets each of them once it is answered. */
export const startRequests = (exam: Exam, count: number, started: Student[]): Request[] =>
  Array.from({ length: count }, () => startRequest(exam, (student) => started.push(student)))

/** So many new students start. */
export const starts = async (port: number, exam: Exam, count: number): Promise<Load & { started: Student[] }> => {
  const started: Student[] = []
  const requests = startRequests(exam, count, started)
  const load = await drive({ port, next: eachOnce(requests, (request) => request) })
  return { ...load, started }
}

const DEVICE = 'page-001'

/** As the page sends it that has taken over all that the server has, which is the usual case. */
const bodyOf = ({ code, answers }: Exam, { id, epoch }: Student, revision: number): object => ({
  quiz_code: code,
  attempt: id,
  device: DEVICE,
  turn: 0,
  based_on: baseOf(epoch, revision),
  answers,
})

export const saveBody = (exam: Exam, student: Student): string =>
  JSON.stringify({ revision: QUESTIONS, ...bodyOf(exam, student, 0) })
export const submitBody = (exam: Exam, student: Student, revision = 0): string =>
  JSON.stringify(bodyOf(exam, student, revision))

export const saveRequests = (exam: Exam, from: Student[]): Request[] =>
  from.map((student) => ({
    bytes: requestBytes(`PUT ${API_BASE}${saveAnswers.path}`, { cookie: student.cookie }, saveBody(exam, student)),
  }))

type Acknowledged = { codes: string[]; afterSaves: number }

/** `codes` gets what the server acknowledges; `afterSaves`: how often each of them has saved before. */
export const submitRequests = (exam: Exam, from: Student[], { codes, afterSaves }: Acknowledged): Request[] =>
  from.map((student) => ({
    bytes: requestBytes(
      `POST ${API_BASE}${submitQuiz.path}`,
      { cookie: student.cookie },
      submitBody(exam, student, afterSaves),
    ),
    onAnswer: ({ body }) => {
      const code = /"submission_code":"([^"]+)"/.exec(body)?.[1]
      if (code) codes.push(code)
    },
  }))

export const paperRequest = ({ code }: Exam, cookies: { cookie?: string } = {}): Request => ({
  bytes: requestBytes(`GET ${API_BASE}${readQuiz.path}?code=${code}`, { 'accept-encoding': 'gzip', ...cookies }),
})
