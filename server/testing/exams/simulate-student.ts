import { expect } from 'vitest'
import { endAttempts } from '#contract/runs/invigilation.ts'
import { expectOk } from '../people.ts'
import { GRACE_MS } from './counted-by-hand.ts'
import type { ExamHall } from './exam-hall.ts'
import { anExamStudent, arrives, type ExamStudent, packs, resumes, submits, writes } from './exam-student.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** The server ends by itself what nobody has ended for longer. */
const OVERDUE_AFTER = 45 * SECOND_MS
const CLOSES_AFTER = OVERDUE_AFTER + SECOND_MS
/** After the close, while those who were cut off may still send, at a moment at which nothing else happens. */
const BESIDE_ALL = 20 * SECOND_MS + 3
/** How often a student answers something, and how many questions more than there are that is together. */
const [MOMENTS, AGAIN] = [8, 1.3]
const GRID = 5 * MINUTE_MS
/** Of many ends so many are tried. */
const SOME_EDGES = 4

/** `students`: all who have started. */
type Scene = { hall: ExamHall; number: number; random: () => number; students: ExamStudent[] }
type Later = (time: number, task: () => Promise<unknown>) => void

const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T

const atSecond = (from: number, until: number, luck: number): number =>
  from + Math.floor((luck * (until - from)) / SECOND_MS) * SECOND_MS

/** All that one student does, at moments that follow from `random` alone. */
export const simulateStudent = ({ hall, number, random, students }: Scene): void => {
  const lane = `student ${number}`
  const { window, startsWithin } = hall
  // On a coarse grid, so that several start at one moment.
  const startsAt = window.opens_at + Math.floor((random() * startsWithin) / GRID) * GRID
  hall.at(startsAt, lane, async () => {
    const student = await anExamStudent({ hall, number, random })
    students.push(student)
    const endsAt = student.begun.ends_at
    const later: Later = (time, task) => hall.at(time, lane, task)
    const someTime = () => atSecond(startsAt, endsAt, random())
    for (let moment = 0; moment < MOMENTS; moment += 1) later(someTime(), () => work(student, later))
    if (random() < 0.5) later(someTime(), () => changeDevice(student, students))
    later(someTime(), () => peek(student, students))
    end(student, { startsAt, later })
    untilTheEnd({ hall, student, students })
    later(window.closes_at + BESIDE_ALL, () => peek(student, students))
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

const changeDevice = async (student: ExamStudent, students: readonly ExamStudent[]) => {
  if (student.log.isOpen(student.hall.world.clock.now())) await resumes(student)
  else await peek(student, students)
}

type UntilTheEnd = Pick<Scene, 'hall' | 'students'> & { student: ExamStudent }

/** What happens around the ends as they are now, and the close after the last of them. */
export const untilTheEnd = ({ hall, student, students }: UntilTheEnd): void => {
  const later: Later = (time, task) => hall.at(time, `student ${student.number}`, task)
  atTheEdges(student, later)
  later(student.log.endsAt() + CLOSES_AFTER, () => endOverdue(hall, students))
}

/** Just within the grace of a section, of a question or of the paper, and a millisecond after it. */
const atTheEdges = (student: ExamStudent, later: Later) => {
  const { random, devices, log, hall } = student
  const saves = async () => {
    const device = pick(devices, random)
    writes(student, device, 3)
    await arrives(student, packs(student, device), { isHeard: random() < 0.5 })
  }
  const ends = [...new Set([...(log.partEnds() ?? []), log.endsAt()])].filter((end) => end > hall.world.clock.now())
  const share = Math.min(0.5, SOME_EDGES / ends.length)
  for (const end of ends)
    for (const time of [end + GRACE_MS, end + GRACE_MS + 1]) if (random() < share) later(time, saves)
}

const submit = async (student: ExamStudent, isAtEnd: boolean) => {
  const { random, devices } = student
  const device = pick(devices.slice(-2), random)
  writes(student, device, 2)
  const parcel = packs(student, device)
  await submits(student, parcel, isAtEnd)
  // The answer to it was lost.
  if (random() < 0.4) await submits(student, parcel, isAtEnd)
}

/** So long after the end that its page knows; what is given meanwhile it hears then, and goes on until the next. */
const submitsAtEnd = (student: ExamStudent, plan: { after: number; later: Later }) => {
  const endsAt = student.log.endsAt()
  plan.later(endsAt + plan.after, async () => {
    await submit(student, true)
    if (student.log.endsAt() > endsAt && student.log.endedBy() === null) submitsAtEnd(student, plan)
  })
}

/** In time, in the grace, after it, by the teacher, or not at all. */
const end = (student: ExamStudent, { startsAt, later }: { startsAt: number; later: Later }) => {
  const { begun, random } = student
  const endsAt = begun.ends_at
  const time = atSecond((startsAt + endsAt) / 2, endsAt, random())
  const luck = random()
  if (luck < 0.4) later(time, () => submit(student, false))
  else if (luck < 0.5) submitsAtEnd(student, { after: GRACE_MS, later })
  else if (luck < 0.6) submitsAtEnd(student, { after: GRACE_MS + 1, later })
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

const endOverdue = async ({ world }: ExamHall, students: readonly ExamStudent[]) => {
  const now = world.clock.now()
  await world.app.closeOverdue()
  for (const { log } of students) if (log.endsAt() < now - OVERDUE_AFTER) log.ends('server', now)
}

/** Whatever is asked for, no key comes before the window is closed and nobody is under way any more. */
const peek = async ({ hall, caller, devices, random }: ExamStudent, students: readonly ExamStudent[]) => {
  const isReleased = hall.world.clock.now() >= hall.window.closes_at && students.every(({ log }) => log.endedBy())
  const { code } = hall.quiz
  const own = caller(pick(devices, random))
  const reads = async (path: string) => (await hall.reads(own, ['GET', path], isReleased)).answer.status < 400
  for (const path of ['/student', '/student/attempt', '/quiz']) await reads(`${path}?code=${code}`)
  if (isReleased) return
  const told = [await reads(`/student/result?code=${code}`), await reads(`/quiz?code=${code}&analysis=true`)]
  expect(told).toEqual([false, false])
}
