import { setTimeout as pause } from 'node:timers/promises'
import type { Device } from '../device.ts'
import { until } from '../load.ts'
import { type Program, startProgram, submitProgram } from '../program.ts'
import { inScene, type Row, type Scene, type Setting, untilAfterEnd } from '../scene.ts'
import { CALLS } from '../spoiling.ts'
import { inFile, lastEnd, storedAttempts } from '../stored.ts'

/** How long these quizzes take. */
const SECONDS = 24
/** Nothing is given back for the time between two tries of the suite. */
const NOTHING_GIVEN_BACK = { GIVE_BACK_MINUTES: '0' }

const answeredSome = async (scene: Scene, device: Device) => {
  await device.start()
  await device.choose(0, 1)
  await device.choose(1, 2)
  await device.untilSaved()
  // What comes from here on is only on the device.
  await untilAfterEnd(scene, -6)
}

const backAfterEnd = (seconds: number, expected: 'counted' | 'partly') => async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  await answeredSome(scene, device)
  await device.context.setOffline(true)
  await device.choose(2, 3)
  await device.choose(3, 3)
  await untilAfterEnd(scene, seconds)
  await device.context.setOffline(false)
  const outcome = await device.untilOutcome(60_000)
  if (outcome !== expected) scene.found.untrue.push(`back ${seconds} s after the end: ${outcome}, not ${expected}`)
  const [attempt] = storedAttempts(scene.dataDir)
  const isLate = expected === 'partly'
  if (isLate && attempt?.late.size === 0) scene.found.lost.push('what came late is kept nowhere')
}

const spoiltUntilAfterEnd = async (scene: Scene) => {
  const devices = await Promise.all([0, 1, 2].map(() => scene.device(scene.newStudent())))
  for (const device of devices) await device.start()
  for (const [at, device] of devices.entries()) await device.choose(at, 1)
  await Promise.all(devices.map((device) => device.untilSaved()))
  const spoiling = scene.proxy.spoil({ calls: CALLS, way: { kind: 'status', status: 502, retryAfter: 30 } })
  for (const [at, device] of devices.entries()) await device.choose(at + 1, 2)
  await untilAfterEnd(scene, 11)
  spoiling.stop()
  for (const device of devices) {
    const outcome = await device.untilOutcome(40_000)
    if (outcome !== 'counted') scene.found.lost.push(`refused until 11 s after the end: ${outcome}`)
  }
}

/** What each was told must be what the result shows: counted with all answers in it, or late with none. */
const judgeOutcome = (scene: Scene, phone: string, told: { outcome: string; submission_code: string }) => {
  const attempt = storedAttempts(scene.dataDir).find((each) => each.phone === phone)
  const inResult = [...(attempt?.answers.values() ?? [])].filter((answer) => answer === 1).length
  const late = attempt?.late.size ?? 0
  const all = scene.quiz.questionIds.length
  if (attempt?.code !== told.submission_code) scene.found.doubled.push(`${phone}: another code than was told`)
  if (told.outcome === 'counted' && inResult !== all) scene.found.untrue.push(`counted, and ${inResult} of ${all} do`)
  if (told.outcome === 'late' && inResult > 0) scene.found.untrue.push('late, and it counts')
  if (inResult !== all && late !== all) scene.found.lost.push(`${phone}: neither counted nor kept as late`)
}

const RACERS = 500
const GRACE_MS = 30_000
const CLOSES_AFTER_MS = 45_000

const racesClosing = async (scene: Scene) => {
  const racers: Program[] = []
  for (let at = 0; at < RACERS; at += 50) {
    const some = Array.from({ length: 50 }, (_, each) => startProgram(scene, String(6_000_000_000 + at + each)))
    racers.push(...(await Promise.all(some)))
  }
  scene.found.tried += RACERS - 1
  const ends = new Map(storedAttempts(scene.dataDir).map((attempt) => [attempt.phone, attempt.endsAt]))
  const told = await Promise.all(
    racers.map(async (racer, at) => {
      const edge = at % 2 === 0 ? GRACE_MS : CLOSES_AFTER_MS
      const when = (ends.get(racer.phone) ?? 0) + edge + (scene.random() - 0.3) * 1500
      await pause(Math.max(0, when - Date.now()))
      const [first, again] = await Promise.all([submitProgram(scene, racer), submitProgram(scene, racer)])
      if (first.submission_code !== again.submission_code) scene.found.doubled.push('two codes for one end')
      return { phone: racer.phone, first }
    }),
  )
  await untilAfterEnd(scene, 50)
  const results = inFile(scene.dataDir, (db) => db.prepare('select count(*) as n from submission_result').get()?.n)
  if (results !== RACERS) scene.found.doubled.push(`${results} results of ${RACERS} attempts`)
  for (const { phone, first } of told) judgeOutcome(scene, phone, first)
}

const PROGRAMS = 60

const awayAroundBell = async (scene: Scene) => {
  const device = await scene.device(scene.newStudent())
  const programs = await Promise.all(
    Array.from({ length: PROGRAMS }, (_, at) => startProgram(scene, String(6_000_000_000 + at))),
  )
  await answeredSome(scene, device)
  const before = lastEnd(scene.dataDir)
  await scene.server().end('SIGKILL')
  await device.choose(2, 3)
  await pause(20_000)
  await scene.restart({})
  await until('time given back', () => lastEnd(scene.dataDir) > before)
  const told = await Promise.all(
    programs.map(async (program) => ({ phone: program.phone, told: await submitProgram(scene, program) })),
  )
  for (const each of told) {
    if (each.told.outcome !== 'counted')
      scene.found.lost.push(`submitted after the server was away: ${each.told.outcome}`)
    judgeOutcome(scene, each.phone, each.told)
  }
  await device.untilSaid('You have been given that time back', 30_000)
  const outcome = await device.untilOutcome(60_000)
  if (outcome !== 'counted') scene.found.lost.push(`a page after the server was away: ${outcome}`)
}

type Told = { name: string; fault: string; tries?: number }

const row = ({ name, fault, tries = 2 }: Told, act: (scene: Scene) => Promise<void>, setting: Setting = {}): Row => ({
  name: `bell-${name}`,
  fault,
  tries,
  attempt: inScene(act, { seconds: SECONDS, env: NOTHING_GIVEN_BACK, ...setting }),
})

export const bellRows: Row[] = [
  row({ name: 'back-in-grace', fault: 'offline at the end, and back 25 s after it' }, backAfterEnd(25, 'counted')),
  row({ name: 'back-too-late', fault: 'offline at the end, and back 60 s after it' }, backAfterEnd(60, 'partly'), {
    isLateHeld: true,
  }),
  row(
    { name: 'refused-until-after', fault: 'every call is answered 502 until 11 s after the end' },
    spoiltUntilAfterEnd,
  ),
  row({ name: 'server-away', fault: 'the server is away for 20 s around the end' }, awayAroundBell, { env: {} }),
  {
    ...row(
      {
        name: 'races-closing',
        fault: 'submissions at the edges of the grace and of the server’s own closing',
        tries: 1,
      },
      racesClosing,
    ),
    isAlone: true,
  },
]
