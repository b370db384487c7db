import { changeStatus } from '#contract/questionnaires/questionnaires.ts'
import { giveMinutes } from '#contract/runs/invigilation.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { newToken } from '../../../server/secrets.ts'
import { asTeacher, asTeacherAgain } from '../as-teacher.ts'
import type { Device } from '../device.ts'
import { newcomerIsTold } from '../program.ts'
import { inScene, type Row, type Scene, untilAfterEnd } from '../scene.ts'
import { lastEnd } from '../stored.ts'
import { texts, wordsOf } from '../words.ts'

type Status = 'active' | 'closed' | 'archived'

/** A student with one answer that is saved. */
const begun = async (scene: Scene): Promise<Device> => {
  const device = await scene.device(scene.newStudent())
  await device.start()
  await device.choose(0, 1)
  await device.untilSaved()
  return device
}

/** Nobody new comes in; whoever sits goes on, in the page that is open and in one that is loaded again. */
const endedForNewcomers = (status: Status, told: number) => async (scene: Scene) => {
  const { found } = scene
  const device = await begun(scene)
  await asTeacher(scene, changeStatus, { body: { status } })
  const newcomer = await newcomerIsTold(scene)
  if (newcomer !== told) found.untrue.push(`of a quiz that is ${status} a newcomer was told ${newcomer}`)
  await device.choose(1, 2)
  await device.untilSaved()
  await device.page.reload()
  await device.untilSaid('Question 2 of')
  if ((await wordsOf(device.page)).answer !== 2) found.lost.push('an answer was gone after a reload')
  await device.choose(2, 3)
  await device.untilSaved()
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in time did not count')
}

/** How long a quiz takes whose end is moved. */
const SECONDS = 24
const MINUTES = 1

/** Gives everybody a minute, and loses the first reply. */
const giveMinute = async (scene: Scene) => {
  const before = lastEnd(scene.dataDir)
  const body = { submissions: 'all_running', minutes: MINUTES, change: newToken() }
  await asTeacherAgain(scene, giveMinutes, { body })
  const givenMs = lastEnd(scene.dataDir) - before
  if (givenMs !== MINUTES * MINUTE) scene.found.doubled.push(`a minute given once is ${givenMs} ms`)
}

const goesOnToTheEnd = async ({ found }: Scene, device: Device) => {
  await device.choose(3, 3)
  await device.untilSaved()
  await device.submit()
  if ((await device.untilOutcome()) !== 'counted') found.lost.push('a submission in the time given did not count')
}

/** The page hears of it only after the end that it knew. */
const minuteForWhoIsOffline = async (scene: Scene) => {
  const device = await begun(scene)
  await device.context.setOffline(true)
  await device.choose(1, 2)
  await giveMinute(scene)
  await untilAfterEnd(scene, 5 - MINUTES * 60)
  await device.context.setOffline(false)
  await device.untilSaid('Question 2 of')
  await goesOnToTheEnd(scene, device)
}

/** The page has ended by its clock and is loaded again before it hears of it. */
const minuteAndReloaded = async (scene: Scene) => {
  const device = await begun(scene)
  await device.untilWorker()
  await device.context.setOffline(true)
  await giveMinute(scene)
  await untilAfterEnd(scene, 2 - MINUTES * 60)
  await device.untilSaid(texts.timeOverTitle)
  await device.page.reload()
  await device.untilSaid(texts.timeOverTitle)
  await device.context.setOffline(false)
  await device.untilSaid('Question 1 of')
  await goesOnToTheEnd(scene, device)
}

/** Too late for the page to have heard of it before the end that it knew. */
const minuteBeforeBell = async (scene: Scene) => {
  const device = await begun(scene)
  await untilAfterEnd(scene, -1)
  await giveMinute(scene)
  await untilAfterEnd(scene, 3 - MINUTES * 60)
  await device.untilSaid('Question 1 of')
  await goesOnToTheEnd(scene, device)
}

/** The server is killed as soon as it has answered, and is back before the end that was before. */
const minuteAndKilled = async (scene: Scene) => {
  const device = await begun(scene)
  await giveMinute(scene)
  await scene.server().end('SIGKILL')
  await scene.restart()
  await untilAfterEnd(scene, 3 - MINUTES * 60)
  await goesOnToTheEnd(scene, device)
}

const NOTHING_GIVEN_BACK = { GIVE_BACK_MINUTES: '0' }

const minuteRow = (name: string, fault: string, act: (scene: Scene) => Promise<void>): Row => ({
  name: `teacher-minute-${name}`,
  fault,
  tries: 3,
  attempt: inScene(act, { seconds: SECONDS, env: NOTHING_GIVEN_BACK }),
})

export const teacherRows: Row[] = [
  {
    name: 'teacher-closes',
    fault: 'the teacher closes the quiz while students sit',
    tries: 3,
    attempt: inScene(endedForNewcomers('closed', 410)),
  },
  {
    name: 'teacher-deletes',
    fault: 'the teacher deletes the quiz while students sit',
    tries: 3,
    attempt: inScene(endedForNewcomers('archived', 404)),
  },
  minuteRow(
    'offline',
    'the teacher gives a minute, and a student is offline until after the end',
    minuteForWhoIsOffline,
  ),
  minuteRow(
    'reloaded',
    'the teacher gives a minute, and a page without a network ends and is loaded again',
    minuteAndReloaded,
  ),
  minuteRow('at-bell', 'the teacher gives a minute a second before the end', minuteBeforeBell),
  minuteRow('killed', 'the teacher gives a minute, and the server is killed behind it', minuteAndKilled),
]
