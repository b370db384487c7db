import { expect } from 'vitest'
import { endAttempts } from '#contract/runs/invigilation.ts'
import { expectOk } from '../people.ts'
import { GRACE_MS } from './counted-by-hand.ts'
import type { ExamHall } from './exam-hall.ts'
import { anExamStudent, arrives, type ExamStudent, packs, resumes, submits, writes } from './exam-student.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** When the server ends by itself what nobody has ended. */
const CLOSES_AFTER = 46 * SECOND_MS
/** How often a student answers something, and how many questions more than there are that is together. */
const [MOMENTS, AGAIN] = [8, 1.3]
const GRID = 5 * MINUTE_MS

type Scene = { hall: ExamHall; number: number; random: () => number; join: (student: ExamStudent) => void }
type Later = (time: number, task: () => Promise<unknown>) => void

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T

const atSecond = (from: number, until: number, luck: number): number =>
  from + Math.floor((luck * (until - from)) / SECOND_MS) * SECOND_MS

/** All that one student does, at moments that follow from `random` alone. */
export const simulateStudent = ({ hall, number, random, join }: Scene): void => {
  const lane = `student ${number}`
  const { window, startsWithin, world } = hall
  // On a coarse grid, so that several start at one moment.
  const startsAt = window.opens_at + Math.floor((random() * startsWithin) / GRID) * GRID
  hall.at(startsAt, lane, async () => {
    const student = await anExamStudent({ hall, number, random })
    join(student)
    const endsAt = student.begun.ends_at
    const later: Later = (time, task) => hall.at(time, lane, task)
    const someTime = () => atSecond(startsAt, endsAt, random())
    for (let moment = 0; moment < MOMENTS; moment += 1) later(someTime(), () => work(student, later))
    if (random() < 0.5) later(someTime(), () => changeDevice(student))
    later(someTime(), () => peek(student))
    atTheEdges(student, later)
    end(student, { startsAt, later })
    later(endsAt + CLOSES_AFTER, async () => {
      await world.app.closeOverdue()
      student.log.ends('server', world.clock.now())
    })
    if (random() < 0.5) later(atSecond(endsAt, endsAt + 30 * MINUTE_MS, random()), () => straggle(student))
  })
}

/** Answers are written on some device; what is sent of it may be lost, heard, kept back, or sent again. */
const work = async (student: ExamStudent, later: Later) => {
  const { random, devices, asked, begun, hall } = student
  const device = pick(devices, random)
  writes(student, device, Math.ceil((asked.length * AGAIN) / MOMENTS))
  const luck = random()
  const parcel = packs(student, device, random() < 0.3)
  // It is not sent at all, comes when others have come that were sent after it, or comes twice.
  if (luck < 0.15) return
  if (luck < 0.35) {
    const [time, isHeard] = [atSecond(hall.world.clock.now(), begun.ends_at + MINUTE_MS, random()), random() < 0.5]
    later(time, () => arrives(student, parcel, { isHeard }))
    return
  }
  if (luck < 0.5) await arrives(student, parcel, { isHeard: false })
  await arrives(student, parcel, { isHeard: luck > 0.4, stranger: luck > 0.95 ? strangerTo(student) : undefined })
}

/** A question that was drawn for others alone; none where all are asked. */
const strangerTo = ({ asked, hall }: ExamStudent): string | undefined => {
  const own = new Set(asked.map(({ id }) => id))
  return hall.quiz.questionIds.find((id) => !own.has(id))
}

const changeDevice = async (student: ExamStudent) => {
  if (student.log.isOpen(student.hall.world.clock.now())) await resumes(student)
  else await peek(student)
}

/** Just within the grace of a section or of the paper, and a millisecond after it. */
const atTheEdges = (student: ExamStudent, later: Later) => {
  const { begun, random, devices } = student
  const saves = async () => {
    const device = pick(devices, random)
    writes(student, device, 3)
    await arrives(student, packs(student, device), { isHeard: random() < 0.5 })
  }
  for (const end of new Set([...(begun.section_ends ?? []), begun.ends_at]))
    for (const time of [end + GRACE_MS, end + GRACE_MS + 1]) if (random() < 0.5) later(time, saves)
}

const submit = async (student: ExamStudent, isAtEnd: boolean) => {
  const { random, devices } = student
  const device = pick(devices.slice(-2), random)
  writes(student, device, 2)
  const parcel = packs(student, device)
  await submits(student, parcel, isAtEnd)
  // The answer to it was lost.
  if (random() < 0.4) await submits(student, parcel, isAtEnd)
  await peek(student)
}

/** In time, in the grace, after it, by the teacher, or not at all. */
const end = (student: ExamStudent, { startsAt, later }: { startsAt: number; later: Later }) => {
  const { begun, random } = student
  const endsAt = begun.ends_at
  const time = atSecond((startsAt + endsAt) / 2, endsAt, random())
  const luck = random()
  if (luck < 0.4) later(time, () => submit(student, false))
  else if (luck < 0.5) later(endsAt + GRACE_MS, () => submit(student, true))
  else if (luck < 0.6) later(endsAt + GRACE_MS + 1, () => submit(student, true))
  else if (luck < 0.8) later(time, () => isEndedByTeacher(student))
}

const isEndedByTeacher = async ({ hall, begun, log }: ExamStudent) => {
  const now = hall.world.clock.now()
  const isOpen = log.isOpen(now)
  const path = `/teacher/quizzes/${hall.quiz.id}/ends`
  const reply = await hall.teacher.browser.calls('POST', path, { submissions: [begun.id] })
  expect(endAttempts.data.parse(expectOk(reply)).ended).toBe(isOpen ? 1 : 0)
  log.ends('teacher', now)
}

/** After the end: what a device still holds, or another submission. */
const straggle = async (student: ExamStudent) => {
  const { random, devices } = student
  const device = pick(devices, random)
  writes(student, device, 3)
  if (random() < 0.5) await arrives(student, packs(student, device), { isHeard: false })
  else await submit(student, false)
}

/** Whatever is asked for, no key comes before its time. */
const peek = async ({ hall, caller, devices, random }: ExamStudent) => {
  if (hall.world.clock.now() >= hall.window.closes_at) return
  const { code } = hall.quiz
  const own = caller(pick(devices, random))
  for (const path of ['/student', '/student/attempt', '/quiz']) await hall.calls(own, ['GET', `${path}?code=${code}`])
  const result = await hall.calls(own, ['GET', `/student/result?code=${code}`])
  const key = await hall.calls(own, ['GET', `/quiz?code=${code}&analysis=true`])
  expect([result.status < 400, key.status < 400]).toEqual([false, false])
}
