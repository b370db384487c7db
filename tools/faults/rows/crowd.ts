import { setTimeout as pause } from 'node:timers/promises'
import { listSubmissions, readSubmission } from '#contract/results/analytics.ts'
import { asTeacher } from '../as-teacher.ts'
import type { Device } from '../device.ts'
import type { Student } from '../given.ts'
import { inScene, type Row, type Scene } from '../scene.ts'
import { BURST, CALLS } from '../spoiling.ts'
import { storedAttempts } from '../stored.ts'

const STUDENTS = 10
const KILLS = 5
const SPOILT = 0.35
const PRESSES = 10
const QUESTIONS = 6
const OPTIONS = 4
/** Everything is slower with a third of all calls spoilt: a page waits ever longer before it tries again. */
const PATIENCE_MS = 240_000

const spoilAll = ({ proxy }: Scene) =>
  proxy.spoil({
    calls: CALLS,
    chance: SPOILT,
    way: {
      kind: 'any',
      of: [
        { kind: 'drop' },
        { kind: 'cut' },
        { kind: 'swallow' },
        { kind: 'delay', ms: 1200 },
        { kind: 'delay_reply', ms: 1200 },
        { kind: 'double' },
        { kind: 'overtaken', queue: [] },
        { kind: 'truncate' },
        { kind: 'portal' },
        BURST,
      ],
    },
  })

const answerSome = async ({ random }: Scene, device: Device, presses: number) => {
  for (let press = 0; press < presses; press += 1) {
    await device.choose(Math.floor(random() * QUESTIONS), Math.floor(random() * OPTIONS))
    await pause(random() * 1500)
  }
}

/** From the first device to the third; none waits for what the one before could not yet send. */
const takeOnThreeDevices = async (scene: Scene, student: Student) => {
  let device = await scene.device(student, { name: 'the first device', patienceMs: PATIENCE_MS })
  await device.start()
  await answerSome(scene, device, PRESSES)
  for (const turn of [1, 2]) {
    const code = await device.resumeCode()
    device = await scene.device(student, { name: `device ${turn + 1}`, turn, patienceMs: PATIENCE_MS })
    await device.resume(code)
    await answerSome(scene, device, PRESSES)
  }
  return device
}

const killNowAndThen = async (scene: Scene, isOver: () => boolean) => {
  for (let kills = 0; kills < KILLS && !isOver(); kills += 1) {
    await pause(4000 + scene.random() * 8000)
    await scene.server().end('SIGKILL')
    await pause(scene.random() * 1500)
    await scene.restart()
  }
  if (isOver()) scene.found.broken.push('the students were done before the server had been killed five times')
}

/** What the teacher sees of everybody, by the attempt's id. */
const teacherSees = async (scene: Scene) => {
  const list = await asTeacher(scene, listSubmissions)
  const seen = new Map<string, Map<string, number>>()
  for (const { id } of list.rows) {
    const { student } = await asTeacher(scene, readSubmission, { id })
    seen.set(id, new Map(student.answers.map((answer) => [answer.question_id, answer.selected_index])))
  }
  return { total: list.total, seen }
}

const compareWithTeacher = async (scene: Scene) => {
  const { total, seen } = await teacherSees(scene)
  if (total !== STUDENTS) scene.found.lost.push(`the teacher sees ${total} of ${STUDENTS} submissions`)
  for (const { id, answers } of storedAttempts(scene.dataDir)) {
    const shown = seen.get(id)
    const isSame = [...answers].every(([question, answer]) => (shown?.get(question) ?? -1) === (answer ?? -1))
    if (!isSame) scene.found.untrue.push('the teacher sees other answers than are stored')
  }
}

const takeToTheEnd = async (scene: Scene, student: Student) => {
  const last = await takeOnThreeDevices(scene, student)
  // Earlier devices hand in what they still have; whoever submits before that has it kept as late.
  await last.untilSaved(PATIENCE_MS)
  await earlierDevicesAreDone(scene, student)
  await last.submit()
  const outcome = await last.untilOutcome(PATIENCE_MS)
  if (outcome !== 'counted') scene.found.lost.push(`a submission in time was ${outcome}`)
}

const crowd = async (scene: Scene) => {
  const spoiling = spoilAll(scene)
  let isOver = false
  const killing = killNowAndThen(scene, () => isOver).catch((error: unknown) => {
    scene.found.broken.push(`a restart failed: ${error instanceof Error ? error.message : String(error)}`)
  })
  const students = Array.from({ length: STUDENTS }, scene.newStudent)
  scene.found.tried += STUDENTS - 1
  await Promise.all(
    students.map(async (student, at) => {
      await pause(at * 500)
      await takeToTheEnd(scene, student)
    }),
  )
  isOver = true
  await killing
  spoiling.stop()
  await pause(3000)
  await compareWithTeacher(scene)
}

/** What an earlier device answered and no later one changed must reach the server while it is open. */
const earlierDevicesAreDone = async (scene: Scene, student: Student) => {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until && scene.missingOf(student).length > 0) await pause(500)
}

export const crowdRows: Row[] = [
  {
    name: 'crowd',
    fault: 'ten students on three devices each, 35 % of all calls spoilt, the server killed five times',
    tries: 1,
    attempt: inScene(crowd, { settlesWithinMs: 60_000 }),
  },
]
