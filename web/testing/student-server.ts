import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { givenAnswers, knownAnswers, sheetOf } from '#contract/runs/answer-entries.ts'
import type { BegunOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import { type AnswerEntry, type AnswerSheet, beyond, mergedSheet } from '#domain/answers/answer.ts'
import { outcomeOf } from '#domain/answers/attempt.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { type CallFailure, fail, ok } from '../calls/reply.ts'
import type { Api } from '../runs/attempt/api.ts'
import type { ServerClock } from '../runs/device/clock.ts'
import type { Delivery } from '../runs/device/delivery.ts'
import type { KeptAttempt } from '../runs/device/kept-attempt.ts'

const ISO = '2026-01-01T00:00:00.000Z'

export const failure = (code: string, status: number | null): { ok: false; failure: CallFailure } =>
  fail({ status, code, fields: {}, retryAfterMs: null })

const question = (id: string) => ({ id, problem: id, options: ['a', 'b'], created_at: ISO, updated_at: ISO })

export const aPaper = (change: Partial<QuizPaperOnWire> = {}): QuizPaperOnWire => ({
  id: 'z1',
  title: 'Rivers',
  subject: 'Geography',
  share_code: 'ABCD2345',
  no_of_questions: 2,
  status: 'active',
  duration: nanosecondsOf(15),
  is_negative_marking: false,
  paper: 'with_start',
  total_submissions: 0,
  created_at: ISO,
  updated_at: ISO,
  host: 'Mitra',
  questions: [question('q1'), question('q2')],
  ...change,
})

/** An answer with the change that it comes from. */
export const chose = (option: number | null, seq: number, { device = 'elsewhere', turn = 0 } = {}): AnswerEntry => ({
  answer: option,
  answerBy: { turn, seq, device },
  isMarked: false,
  markBy: null,
  times: {},
})

export const aSheet = (entries: Record<string, AnswerEntry>): AnswerSheet =>
  Object.fromEntries(Object.entries(entries).map(([id, entry]) => [questionId.parse(id), entry]))

export const aKept = (change: Partial<KeptAttempt> = {}): KeptAttempt => ({
  id: 's1',
  code: 'ABCD2345',
  section: 'quiz',
  deviceKey: 'kept device key',
  receipt: 'sealed',
  resumeCode: 'K7M4XP',
  turn: 0,
  base: 'one.1',
  epoch: 'one',
  endsAt: 15 * MINUTE,
  leftMs: 10 * MINUTE,
  clockAhead: 0,
  givenBackMs: 0,
  writtenAt: 1,
  heldAt: null,
  sheet: {},
  at: 0,
  visited: [],
  changedAt: {},
  ...change,
})

type ServerState = {
  sheet: AnswerSheet
  result: AnswerSheet | null
  id: string
  turn: number
  epoch: string
  revision: number
  endsAt: number
  givenBackMs: number
  word: number
  /** What has been asked. */
  log: string[]
  deliveries: Delivery[]
}

const standingOf = ({ epoch, revision, turn, endsAt, givenBackMs }: ServerState) => ({
  revision,
  base: `${epoch}.${revision}`,
  turn,
  epoch,
  server_now: Date.now(),
  ends_at: endsAt,
  given_back_ms: givenBackMs,
})

const studentOf = (server: ServerState): StudentOnWire => ({
  id: server.id,
  name: 'Rina',
  phone: '9830012345',
  district: 'Kolkata',
  quiz_code: 'ABCD2345',
  submission_code: server.result && 'X',
  answers: knownAnswers(server.result ?? server.sheet),
  score: null,
  max_score: 2,
  attempted: server.result !== null,
  time_stamp: 0,
  created_at: ISO,
  updated_at: ISO,
  ...standingOf(server),
})

const toldIn = ({ progress: { sheet, writer } }: Delivery) => sheetOf(givenAnswers(sheet, writer), writer)

/** A server for one attempt that keeps the promises of the protocol and nothing else. Time is `Date.now()`. */
export const aStudentServer = (clock?: Pick<ServerClock, 'heard'>) => {
  const server: ServerState = {
    ...{ sheet: {}, result: null, id: 's1', turn: 0, epoch: 'one', revision: 0, log: [], deliveries: [] },
    ...{ endsAt: 15 * MINUTE, givenBackMs: 0, word: 0 },
  }
  const student = () => studentOf(server)
  const begun = (): BegunOnWire => ({ ...student(), resume_code: 'K7M4XP', paper: aPaper(), receipt: 'sealed' })
  const asked = (what: string) => {
    server.log.push(what)
    clock?.heard({ serverNow: Date.now(), askedAt: Date.now(), heardAt: Date.now() })
  }
  const save: Api['save'] = async (delivery) => {
    asked(`save ${delivery.progress.changes}`)
    server.deliveries.push(delivery)
    const sheet = toldIn(delivery)
    const isFast = delivery.progress.base === standingOf(server).base
    server.sheet = isFast ? sheet : mergedSheet(server.sheet, sheet)
    server.revision += 1
    const news = knownAnswers(beyond(sheet, server.sheet))
    return ok({ ...standingOf(server), saved_at: ISO, ...(news.length > 0 && { answers: news }) })
  }
  const submit: Api['submit'] = async (delivery) => {
    asked('submit')
    server.deliveries.push(delivery)
    if (delivery.isAtEnd && server.endsAt - Date.now() > 10 * SECOND) return failure('time_left', 409)
    server.result ??= mergedSheet(server.sheet, toldIn(delivery))
    return ok({ submission_code: 'X', outcome: outcomeOf(server.result, toldIn(delivery)), epoch: server.epoch })
  }
  const beginning = (what: string) => async () => {
    asked(what)
    return ok(begun())
  }
  const api: Pick<
    Api,
    'save' | 'submit' | 'student' | 'restore' | 'start' | 'resume' | 'load' | 'parts' | 'paper' | 'word'
  > = {
    save,
    submit,
    student: async () => {
      asked('student')
      return ok(student())
    },
    word: async () => ok({ word: server.word }),
    restore: beginning('restore'),
    start: beginning('start'),
    resume: beginning('resume'),
    load: async () => true,
    parts: async () => true,
    paper: async () => ok(aPaper()),
  }
  return { server, api, student, begun }
}
