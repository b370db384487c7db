import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import type { PublishedQuiz } from '../../server/testing/students/crowd.ts'
import { aDevice, type Device, type DeviceOptions } from './device.ts'
import type { Findings } from './findings.ts'
import { judgeStudents, lostOf, type Student } from './given.ts'
import { type FaultyProxy, openProxy } from './proxy.ts'
import { copyPublished, publish } from './published.ts'
import { judgeReplies } from './replies.ts'
import { type Server, startServer } from './server.ts'
import { lastEnd, storedAttempts } from './stored.ts'
import { shownBy } from './words.ts'

/** What a row is given for one try. */
export type Trial = {
  found: Findings
  random: () => number
  isShort: boolean
  browser: () => Promise<Browser>
}

export type Row = {
  name: string
  fault: string
  /** Whether it loads the machine, or measures how soon something is well again: nothing else runs beside it. */
  isAlone?: boolean
  /** How often it is tried in the long form. */
  tries: number
  attempt: (trial: Trial) => Promise<void>
}

export type Scene = Trial & {
  dataDir: string
  quiz: PublishedQuiz
  proxy: FaultyProxy
  server: () => Server
  /** How long its first start took, in milliseconds. */
  firstHealthyAfterMs: number
  /** Starts it again, or another version of it that lies in `root`, on the same data, after it has ended. */
  restart: (env?: Record<string, string>, root?: string) => Promise<Server>
  newStudent: () => Student
  /** What a student has answered and the server does not have yet, in words. */
  missingOf: (student: Student) => string[]
  /** A browser of its own, reached through the scene's proxy unless there is another `origin`. */
  device: (
    student: Student,
    options?: Partial<DeviceOptions> & { prepare?: string; context?: BrowserContextOptions },
  ) => Promise<Device>
  /** One more way to the server, which can be cut alone. */
  newLine: () => Promise<FaultyProxy>
}

export type Setting = {
  /** Where the server keeps what it has; a new folder on the disk when left out. */
  dataDir?: string
  env?: Record<string, string>
  /** How it differs from one of six questions with four options. */
  quiz?: Partial<NewQuizOnWire>
  /** How long the quiz takes; a quarter of an hour when left out. */
  seconds?: number
  /** Whether late evidence is where the answers should be in the end. */
  isLateHeld?: boolean
  /** Whether the server forgets ends that it was told of: whoever ends again gets another code. */
  isForgotten?: boolean
  /** How long what is on its way may take when all is over. */
  settlesWithinMs?: number
}

const PATIENCE_MS = 25_000
const SETTLES_WITHIN_MS = 10_000
const FIRST_PHONE = 7_000_000_000

/** A row's try on a server, a quiz and a proxy of its own. In the end all that was answered must be on the server, once. */
export const inScene =
  (act: (scene: Scene) => Promise<void>, setting: Setting = {}) =>
  async (trial: Trial): Promise<void> => {
    const dataDir = setting.dataDir ?? mkdtempSync(join(tmpdir(), 'quiznity-faults-'))
    const ends: (() => Promise<unknown>)[] = []
    try {
      const { scene, students, lines, devices } = await aScene(trial, { dataDir, setting, ends })
      await act(scene).catch(async (error: unknown) => {
        trial.found.broken.push(...(await shownBy(devices)))
        throw error
      })
      if (students.length > 0) await settled(scene, students, setting.settlesWithinMs)
      if (students.length > 0)
        judgeStudents(students, {
          ...trial,
          ...scene.quiz,
          attempts: storedAttempts(dataDir),
          isLateHeld: setting.isLateHeld ?? false,
        })
      if (!setting.isForgotten) judgeReplies(lines, trial.found)
    } finally {
      for (const end of ends.reverse()) await end().catch(() => undefined)
      if (setting.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  }

type Making = { dataDir: string; setting: Setting; ends: (() => Promise<unknown>)[] }

const aScene = async (trial: Trial, { dataDir, setting, ends }: Making) => {
  const students: Student[] = []
  const lines: FaultyProxy[] = []
  const devices: Device[] = []
  // A server of its own is a database of its own, which no folder holds.
  const isFile = setting.env?.DATABASE_URL === undefined
  const copied = isFile ? await copyPublished(dataDir, setting) : null
  let server = await startServer({ dataDir, ...(setting.env && { env: setting.env }) })
  ends.push(() => server.end('SIGKILL'))
  const newLine = async () => {
    const line = await openProxy(trial.random)
    line.aim(server.port)
    lines.push(line)
    ends.push(line.close)
    return line
  }
  const proxy = await newLine()
  const quiz = copied ?? (await publish(server.url, setting))
  const scene: Scene = {
    ...trial,
    dataDir,
    quiz,
    proxy,
    newLine,
    server: () => server,
    firstHealthyAfterMs: server.healthyAfterMs,
    restart: async (env = setting.env, root) => {
      server = await startServer({ dataDir, port: server.port, ...(env && { env }), ...(root && { root }) })
      return server
    },
    missingOf: (student) => missingOf(student, { dataDir, ...quiz, isLateHeld: setting.isLateHeld ?? false }),
    newStudent: () => {
      const number = FIRST_PHONE + students.length
      const student = { name: `Rahul ${students.length + 1}`, phone: String(number), given: [] }
      students.push(student)
      return student
    },
    device: async (student, { prepare, context: how, ...options } = {}) => {
      const browser = await trial.browser()
      const context = await browser.newContext(how)
      if (prepare !== undefined) await context.addInitScript(prepare)
      const own = {
        name: 'the device',
        turn: 0,
        origin: proxy.origin,
        isStorageRefused: false,
        patienceMs: PATIENCE_MS,
        ...options,
      }
      const device = await aDevice(context, { ...own, student, quiz, dataDir, found: trial.found })
      devices.push(device)
      ends.push(() => context.close(), device.stopWatching)
      return device
    },
  }
  return { scene, students, lines, devices }
}

/** Waits until so many seconds after the last end there is, or before it where negative. */
export const untilAfterEnd = async ({ dataDir }: Scene, seconds: number): Promise<void> => {
  await pause(Math.max(0, lastEnd(dataDir) + seconds * 1000 - Date.now()))
}

const missingOf = (
  student: Student,
  { dataDir, ...asked }: { dataDir: string; questionIds: string[]; isLateHeld: boolean },
) => {
  const sheet = storedAttempts(dataDir).find(({ phone }) => phone === student.phone)
  return sheet ? lostOf(student, sheet, asked) : ['the attempt']
}

/** Waits for what is still on its way. */
const settled = async (scene: Scene, students: Student[], ms = SETTLES_WITHIN_MS) => {
  const until = Date.now() + ms
  while (students.some((student) => scene.missingOf(student).length > 0) && Date.now() < until) await pause(100)
}
