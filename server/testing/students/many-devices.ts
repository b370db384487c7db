import { givenAnswers, knownSheet } from '#contract/runs/answer-entries.ts'
import {
  type BegunOnWire,
  restoreAttempt,
  resumeQuiz,
  saveAnswers,
  selectedIndexOf,
  startQuiz,
  submitQuiz,
} from '#contract/runs/attempts.ts'
import { type AnswerSheet, entriesOf, mergedSheet, topSeq, untouched } from '#domain/answers/answer.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { App } from '../../app.ts'
import { aVisitor, expectOk, type QuizInTest, type StudentInTest, through } from '../people.ts'
import type { Answer, World } from '../world.ts'
import { type Change, createReference } from './reference-attempt.ts'

/** One device as its page sees it: what it knows, what it was told last, and which token it holds. */
type Device = {
  student: StudentInTest
  key: string
  name: string
  sheet: AnswerSheet
  turn: number
  base: string
  receipt: string
  isIn: boolean
}

/** What was sent once, and may arrive again at any time. */
type Parcel = { device: Device; body: object; changes: Change[] }
type Journey = { isLost: boolean; isOld: boolean }

const DEVICES = 3
const LATE_CODES = ['time_over', 'already_submitted']

export const changesIn = (sheet: AnswerSheet): Change[] =>
  entriesOf(sheet).flatMap(([question, { answer, answerBy }]) =>
    answerBy ? [{ question, option: selectedIndexOf(answer), ...answerBy }] : [],
  )

type Bench = { quiz: QuizInTest; student: StudentInTest; started: BegunOnWire; appFor: () => Promise<App> }

/** What the devices send, and what becomes of it. */
const createPost = ({ quiz, started, appFor }: Omit<Bench, 'student'>) => {
  const calls = async ({ student }: Device, [method, path]: ['PUT' | 'POST', string], body: object): Promise<Answer> =>
    through(await appFor(), student).browser.calls(method, path, body)
  const parcelOf = (device: Device): Parcel => ({
    device,
    changes: changesIn(device.sheet),
    body: {
      quiz_code: quiz.code,
      attempt: started.id,
      device: device.name,
      turn: device.turn,
      ...(device.base !== '' && { based_on: device.base }),
      answers: givenAnswers(device.sheet, { turn: device.turn, device: device.name }),
    },
  })
  const restore = async (device: Device): Promise<boolean> => {
    const { key: device_key, receipt } = device
    const body = { quiz_code: quiz.code, device_key, receipt }
    const reply = await calls(device, ['POST', '/student/quiz/restore'], body)
    if (reply.status === 200) takeOver(device, restoreAttempt.data.parse(expectOk(reply)))
    return reply.status === 200
  }
  return { calls, parcelOf, restore }
}

/** One student's attempt on several devices, beside a reference that is told of every change that arrived. */
export const manyDevices = async (world: World, quiz: QuizInTest, appFor: () => Promise<App>) => {
  const student = aVisitor(world, quiz)
  const devices = Array.from({ length: DEVICES }, () => newDevice(student.onAnotherDevice(world.newBrowser())))
  const at = (place: number): Device => devices[place % DEVICES] as Device
  const started = startQuiz.data.parse(expectOk(await at(0).student.starts({ device_key: at(0).key })))
  takeOver(at(0), started)
  return { id: started.id, ...createMoves({ quiz, student, started, appFor }, devices, at) }
}

const createMoves = (bench: Bench, devices: Device[], at: (place: number) => Device) => {
  const { quiz, student, started } = bench
  const { calls, parcelOf, restore } = createPost(bench)
  const reference = createReference()
  const parcels: Parcel[] = []
  let isOver = false

  const deliver = async ({ device, body, changes }: Parcel): Promise<Answer> => {
    const reply = await calls(device, ['PUT', '/student/quiz/answers'], { revision: 1, ...body })
    const isTaken = reply.status === 200 || LATE_CODES.includes(reply.error?.code ?? '')
    if (isTaken) reference.arrives(changes, isOver)
    if (!isTaken && reply.error?.code !== 'no_attempt') throw new Error(`refused: ${JSON.stringify(reply.error)}`)
    return reply
  }
  const save = async (place: number, { isLost, isOld }: Journey): Promise<void> => {
    const device = at(place)
    if (device.receipt === '') return
    const old = isOld ? parcels.at(-2) : undefined
    const parcel = old ?? parcelOf(device)
    parcels.push(parcel)
    let reply = await deliver(parcel)
    if (reply.status === 401 && !old && device.isIn && (await restore(device))) reply = await deliver(parcelOf(device))
    if (reply.status === 401 && !old) device.isIn = false
    if (reply.status === 200 && !isLost && !old) hear(device, saveAnswers.data.parse(reply.data))
  }

  return {
    reference,
    save,
    change: (place: number, { question, option }: { question: number; option: number }) =>
      choose(at(place), quiz.questionIds[question], option),
    /** By the resume code; false where the database knows of no such attempt. */
    resume: async (place: number): Promise<boolean> => {
      const device = at(place)
      const { phone } = student.details
      const asked = { quiz_code: quiz.code, phone, resume_code: started.resume_code, device_key: device.key }
      const reply = await calls(device, ['POST', '/student/quiz/resume'], asked)
      if (reply.status === 200) takeOver(device, resumeQuiz.data.parse(expectOk(reply)))
      return reply.status === 200
    },
    /** The page is loaded again: what the journal holds is there, what its memory held is not. */
    reload: (place: number) => void Object.assign(at(place), { name: newName(), base: '' }),
    submit: async (place: number): Promise<string | null> => {
      const { device, body, changes } = parcelOf(at(place))
      if (!device.isIn) return null
      const reply = await calls(device, ['POST', '/student/quiz/submit'], body)
      if (reply.error?.code === 'no_attempt') return null
      reference.arrives(changes, isOver)
      return submitQuiz.data.parse(expectOk(reply)).outcome
    },
    end: () => {
      isOver = true
    },
    /** Everything that any device still has goes to the server. */
    saveAll: async () => {
      for (const place of devices.keys()) await save(place, { isLost: false, isOld: false })
    },
  }
}

let devicesMade = 0

const newDevice = (student: StudentInTest): Device => {
  devicesMade += 1
  const key = `the-key-of-device-number-${devicesMade}`
  return { student, key, name: newName(), sheet: {}, turn: 0, base: '', receipt: '', isIn: false }
}

const choose = (device: Device, question: string | undefined, option: number) => {
  if (!device.isIn) return
  const id = questionId.parse(question)
  const answerBy = { seq: topSeq(device.sheet) + 1, turn: device.turn, device: device.name }
  const answer = option < 0 ? null : option
  device.sheet = { ...device.sheet, [id]: { ...(device.sheet[id] ?? untouched), answer, answerBy } }
}

const hear = (device: Device, saved: ReturnType<typeof saveAnswers.data.parse>) => {
  if (saved.handed_over) device.isIn = false
  else Object.assign(device, { sheet: mergedSheet(device.sheet, knownSheet(saved.answers ?? [])), base: saved.base })
}

let names = 0
const newName = () => {
  names += 1
  return `writer-${String(names).padStart(6, '0')}`
}

const takeOver = (device: Device, begun: BegunOnWire) => {
  const { turn, base, receipt } = begun
  const sheet = begun.attempted ? device.sheet : mergedSheet(device.sheet, knownSheet(begun.answers))
  Object.assign(device, { sheet, turn, base, receipt, isIn: true })
}
