import { rm } from 'node:fs/promises'
import type { Database } from '../../server/database/connect.ts'
import { outboxFilesOf } from '../../server/mail/find-outbox-files.ts'
import { eraseLetters } from '../../server/personal-data/erasure/erase-letters.ts'
import { eraseQuiz } from '../../server/personal-data/erasure/erase-quiz.ts'
import { eraseStudent } from '../../server/personal-data/erasure/erase-student.ts'
import { eraseTeacher } from '../../server/personal-data/erasure/erase-teacher.ts'
import {
  letterTraces,
  quizTraces,
  studentTraces,
  teacherTraces,
} from '../../server/personal-data/erasure/find-traces.ts'
import type { Request } from './read-request.ts'

type Place = { db: Database; dataDir: string }

/** What there is of somebody, in counts, what goes with it, and what is out of reach. */
export type Plan = { found: string[]; erase: () => Promise<void>; stays: string[] }

/** Null: nothing is there. */
export const planErasure = (request: Request, place: Place): Promise<Plan | null> => {
  if (request.kind === 'student') return planStudent(request, place)
  if (request.kind === 'quiz') return planQuiz(request.quizCode, place)
  return request.kind === 'teacher' ? planTeacher(request.email, place) : planLetters(request.email, place)
}

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

const planStudent = async (
  { quizCode, person }: Extract<Request, { kind: 'student' }>,
  { db }: Place,
): Promise<Plan | null> => {
  const traces = await studentTraces(db, { quizCode, person })
  if (!traces) return null
  const state = traces.isUnderWay ? ', still under way' : ''
  return {
    found: [`1 submission of quiz ${quizCode} (${traces.subject}, ${traces.title})${state}`],
    erase: async () => void (await eraseStudent({ db }, traces)),
    stays: [
      'What the same student did in other quizzes: each one is erased by its own code.',
      'In the student’s browser a cookie that opens nothing any more and, of an attempt that was under way, the answers ' +
        'given there, without a name.',
    ],
  }
}

/** Prepared papers are not read from the database each time. */
const inMemory = (what: string) =>
  `In the memory of a server that runs, until it is started anew, ${what}. A second from now nobody can open them.`

const planQuiz = async (quizCode: string, { db }: Place): Promise<Plan | null> => {
  const traces = await quizTraces(db, quizCode)
  if (!traces) return null
  return {
    found: [
      `1 quiz: ${quizCode} (${traces.subject}, ${traces.title})`,
      ...counted(traces.attempts, 'submission of its students', 'submissions of its students'),
    ],
    erase: () => eraseQuiz({ db }, traces.questionnaireId),
    stays: [inMemory('its questions')],
  }
}

const removeAll = async (files: string[]) => {
  for (const file of files) await rm(file, { force: true })
}

const planTeacher = async (email: string, { db, dataDir }: Place): Promise<Plan | null> => {
  const traces = await teacherTraces(db, email)
  if (!traces) return null
  const { to } = await outboxFilesOf(dataDir, email)
  return {
    found: [
      '1 account',
      ...counted(traces.quizzes, 'quiz', 'quizzes'),
      ...counted(traces.drafts, 'draft'),
      ...counted(traces.attempts, 'submission of their students', 'submissions of their students'),
      ...counted(traces.pictures, 'picture'),
      ...counted(traces.logins, 'login'),
      ...counted(traces.resets, 'link to a new password', 'links to a new password'),
      ...counted(traces.mails, 'waiting mail'),
      ...counted(to.length, 'mail in the outbox', 'mails in the outbox'),
    ],
    erase: async () => {
      await eraseTeacher({ db }, email)
      await removeAll((await outboxFilesOf(dataDir, email)).to)
    },
    stays: [
      `What they wrote in the contact form, and their newsletter: npm run erase -- letters ${email}`,
      inMemory('the questions of their quizzes and their name'),
    ],
  }
}

const planLetters = async (email: string, { db, dataDir }: Place): Promise<Plan | null> => {
  const { messages, isSubscriber, mails } = await letterTraces(db, email)
  const files = async () => Object.values(await outboxFilesOf(dataDir, email)).flat()
  const found = [
    ...counted(messages, 'contact message'),
    ...counted(Number(isSubscriber), 'newsletter subscription'),
    ...counted(mails, 'waiting mail'),
    ...counted((await files()).length, 'mail in the outbox', 'mails in the outbox'),
  ]
  if (found.length === 0) return null
  return {
    found,
    erase: async () => {
      await eraseLetters({ db }, email)
      await removeAll(await files())
    },
    stays: ['Mail that was sent: it is in the mailboxes that it went to, your own among them.'],
  }
}
