import { expect } from 'vitest'
import {
  type BegunOnWire,
  PAGE_VERSION,
  resumeQuiz,
  saveAnswers,
  startQuiz,
  submitQuiz,
} from '#contract/runs/attempts.ts'
import { expectOk } from '../people.ts'
import { type AskedQuestion, askedOf, asShown, someAnswer } from './asked-of-student.ts'
import { type AttemptLog, createLog } from './counted-by-hand.ts'
import { createEnds } from './ends-by-hand.ts'
import { aDevice, type Change, changes, type ExamDevice, hears, type Parcel, parcelOf } from './exam-device.ts'
import type { Caller, ExamHall } from './exam-hall.ts'

/** `isHeard`: the reply arrives; `stranger`: a question that this student was not asked, sent along. */
export type Journey = { isHeard: boolean; stranger?: string | undefined }

/** A student whose clock runs; `told`: submissions with what was said of them. */
export type ExamStudent = {
  hall: ExamHall
  number: number
  random: () => number
  phone: string
  begun: BegunOnWire
  asked: AskedQuestion[]
  log: AttemptLog
  devices: ExamDevice[]
  caller: (device: ExamDevice) => Caller
  /** The part of their answers that is right. */
  skill: number
  told: { changes: readonly Change[]; outcome: string; code: string }[]
}

const IN_ADDRESS = 250
const START = '/student/quiz/start'
/** No page's clock is further ahead. */
const AHEAD_AT_MOST = 10_000

const takesOver = (device: ExamDevice, { turn, base, answers }: BegunOnWire) => {
  device.turn = turn
  hears(device, { base, answers })
}

/** What a start brings says itself what was drawn. */
const anything = ({ questions }: ExamHall): Caller['mayRead'] => ({
  questions: new Set(questions.map(({ at }) => at)),
  passages: new Set(questions.flatMap(({ passage }) => passage ?? [])),
})

const onlyOf = (asked: readonly AskedQuestion[]): Caller['mayRead'] => ({
  questions: new Set(asked.map(({ question }) => question.at)),
  passages: new Set(asked.flatMap(({ question }) => question.passage ?? [])),
})

type Beginning = { hall: ExamHall; number: number; random: () => number }

/** Somebody who starts now, perhaps twice because the first answer was lost, and perhaps in two tabs. */
export const anExamStudent = async ({ hall, number, random }: Beginning): Promise<ExamStudent> => {
  const { quiz, exam } = hall
  const phone = String(8_100_000_000 + number)
  const address = `10.1.${Math.floor(number / IN_ADDRESS)}.${1 + (number % IN_ADDRESS)}`
  const first = aDevice()
  const startedAt = hall.world.clock.now()
  const who = { name: `Student ${number}`, phone, district: 'Kolkata', quiz_code: quiz.code }
  const body = { ...who, device_key: first.key, page: PAGE_VERSION }
  const { cookies } = first
  const reply = await hall.calls({ cookies, address, mayRead: anything(hall) }, ['POST', START, body])
  const begun = startQuiz.data.parse(expectOk(reply))
  const asked = askedOf(hall, begun)
  const caller = (device: ExamDevice): Caller => ({ cookies: device.cookies, address, mayRead: onlyOf(asked) })
  if (random() < 0.3) {
    const again = startQuiz.data.parse(expectOk(await hall.calls(caller(first), ['POST', START, body])))
    expect([again.id, asShown(again)]).toEqual([begun.id, asShown(begun)])
  }
  const devices = random() < 0.4 ? [first, aDevice(cookies, first.key)] : [first]
  for (const device of devices) takesOver(device, begun)
  const { ends_at: endsAt, section_ends: partEnds = null } = begun
  const log = createLog({ exam, ends: createEnds({ startedAt, endsAt, partEnds }), asked })
  // Some guess nearly everything wrong: only their totals meet a floor.
  const skill = random() < 0.3 ? 0.03 : 0.15 + random() * 0.75
  return { hall, number, random, phone, begun, asked, log, devices, caller, skill, told: [] }
}

/** Some answers are changed on a device. */
export const writes = ({ asked, skill, random }: ExamStudent, device: ExamDevice, count: number): void => {
  for (let at = 0; at < count; at += 1) {
    const one = asked[Math.floor(random() * asked.length)]
    if (one) changes(device, one.id, someAnswer(one, skill, random))
  }
}

/** What a device would send now; a page that was told nothing yet sends all. */
export const packs = ({ begun }: ExamStudent, device: ExamDevice, isPart = false): Parcel =>
  parcelOf(device, { attempt: begun.id, isPart: isPart && device.base !== '' })

const expectedOf = (log: AttemptLog, isOpen: boolean): [status: number, code: string | undefined] => {
  if (isOpen) return [200, undefined]
  return log.endedBy() === 'student' ? [409, 'already_submitted'] : [410, 'time_over']
}

/** A page hears of minutes that were given with the next answer to it. */
const expectEnds = ({ number, log }: ExamStudent, told: Pick<BegunOnWire, 'ends_at' | 'section_ends'>) =>
  expect([number, told.ends_at, told.section_ends ?? null]).toEqual([number, log.endsAt(), log.partEnds()])

/** A save comes to the server, whenever it was prepared. */
export const arrives = async (student: ExamStudent, parcel: Parcel, journey: Journey): Promise<void> => {
  const { hall, log, number, caller } = student
  const { device, body } = parcel
  const { isHeard, stranger } = journey
  const at = hall.world.clock.now()
  const expected = expectedOf(log, log.isOpen(at))
  const late = log.arrives(at, parcel.changes)
  const besides = stranger === undefined ? [] : [{ question_id: stranger, selected_index: 0, seq: 1 }]
  const call = { quiz_code: hall.quiz.code, revision: 1, device_key: device.key }
  const sent = { ...body, ...call, answers: [...body.answers, ...besides] }
  const reply = await hall.calls(caller(device), ['PUT', '/student/quiz/answers', sent])
  if (stranger !== undefined) {
    expect([reply.status, Object.values(reply.error?.problems ?? {})]).toEqual([400, ['unknown_question']])
    return
  }
  expect([number, reply.status, reply.error?.code]).toEqual([number, ...expected])
  if (reply.status !== 200) return
  const saved = saveAnswers.data.parse(reply.data)
  expect((saved.came_late ?? []).toSorted()).toEqual(late.toSorted())
  expectEnds(student, saved)
  if (isHeard && !saved.handed_over) hears(device, saved)
}

/** A submission comes to the server; `isAtEnd`: because the clock of its page has run out. */
export const submits = async (student: ExamStudent, parcel: Parcel, isAtEnd: boolean): Promise<void> => {
  const { hall, log, caller, devices, told } = student
  const { device, changes: sent } = parcel
  const { part: _, ...body } = parcel.body
  const at = hall.world.clock.now()
  const isOpen = log.isOpen(at)
  const call = { ...body, quiz_code: hall.quiz.code, ...(isAtEnd && { at_end: true }) }
  const reply = await hall.calls(caller(device), ['POST', '/student/quiz/submit', call])
  // Whoever the attempt was taken from ends nothing.
  if (reply.status === 401) {
    expect(device.turn).toBeLessThan(Math.max(...devices.map(({ turn }) => turn)))
    return
  }
  log.arrives(at, sent)
  // The clock of its page had run out before it heard of minutes that were given: it goes on.
  if (isAtEnd && isOpen && log.endsAt() - at > AHEAD_AT_MOST) {
    expect(reply.error?.code).toBe('time_left')
    return
  }
  log.ends(isOpen ? 'student' : 'server', at)
  const { outcome, submission_code: code } = submitQuiz.data.parse(expectOk(reply))
  told.push({ changes: sent, outcome, code })
}

/** The student goes on with another device. */
export const resumes = async (student: ExamStudent): Promise<void> => {
  const { hall, phone, begun, caller, devices } = student
  const device = aDevice()
  const { resume_code } = begun
  const who = { quiz_code: hall.quiz.code, phone, resume_code, device_key: device.key, page: PAGE_VERSION }
  const reply = await hall.calls(caller(device), ['POST', '/student/quiz/resume', who])
  const resumed = resumeQuiz.data.parse(expectOk(reply))
  expect(asShown(resumed)).toEqual(asShown(begun))
  expectEnds(student, resumed)
  takesOver(device, resumed)
  devices.push(device)
}
