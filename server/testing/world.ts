import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type * as z from 'zod/mini'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { API_BASE, envelope, nanosecondsOf } from '#contract/wire/wire.ts'
import { type App, createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { CHEAP_HASH } from './cheap-hash.ts'
import type { OpenDatabase, TestDatabase } from './describe-each-database.ts'

export const NINE_O_CLOCK = Date.UTC(2026, 0, 15, 9)

export type Clock = { now: () => number; advance: (by: { seconds?: number; minutes?: number }) => void }

const stoppedAt = (start: number): Clock => {
  let at = start
  return {
    now: () => at,
    advance: ({ seconds = 0, minutes = 0 }) => {
      at += (minutes * 60 + seconds) * 1000
    },
  }
}

export type Answer = { status: number; data: unknown; error: z.infer<typeof envelope>['response']['error'] }

/** One browser, or one program: it keeps the cookies it is given, and the token it was told to use. */
export type Browser = {
  calls: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<Answer>
  /** Anything at all, well-formed or not, and the answer as it came. */
  sends: (options: InjectOptions) => Promise<LightMyRequestResponse>
  bears: (token: string | null) => void
  cookies: Map<string, string>
}

export type World = {
  app: App
  database: TestDatabase
  clock: Clock
  /** At an address of its own where one is given. */
  newBrowser: (remoteAddress?: string) => Browser
  /** How long callers were made to wait, one after the other; nobody really does. */
  delays: number[]
  /** A second server process on the same database; by the world's clock unless it has one of its own. */
  secondApp: (now?: () => number, monotonic?: () => number) => Promise<App>
  end: () => Promise<void>
}

type Told = Record<string, string>

/** A whole server on an empty database, with a clock that moves only when it is told to; `pages`: the folder of its pages. */
export const aWorld = async (open: OpenDatabase, env: Told = {}, pages?: string): Promise<World> => {
  const database = await open()
  const clock = stoppedAt(NINE_O_CLOCK)
  const config = { ...readConfig({ LOG_LEVEL: 'silent', ...env }), ...database.place }
  const delays: number[] = []
  const delay = async (ms: number) => void delays.push(ms)
  const app = createApp({ config, db: database.db, now: clock.now, delay, hashCost: CHEAP_HASH, pages })
  const others: App[] = []
  return {
    app,
    database,
    clock,
    newBrowser: (remoteAddress) => browserOf(app, new Map(), remoteAddress),
    delays,
    secondApp: async (now = clock.now, monotonic) => {
      const db = await connect(database.place)
      const other = createApp({ config, db, now, monotonic, delay, hashCost: CHEAP_HASH })
      others.push(other)
      return other
    },
    end: async () => {
      await Promise.all(others.map((other) => other.stop()))
      await app.stop()
      await database.close()
    },
  }
}

/** One world for all tests of a suite: made before the first, ended after the last. */
export const sharedWorld = (open: OpenDatabase, env: Record<string, string> = {}): (() => World) => {
  let world: World | undefined
  beforeAll(async () => {
    world = await aWorld(open, env)
  })
  afterAll(() => world?.end())
  return () => {
    if (world === undefined) throw new Error('the world is there only while tests run')
    return world
  }
}

const cookieHeader = (cookies: Map<string, string>) =>
  cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }

/** A browser of that server; with another one's `cookies`, the same browser reaching another process. */
export const browserOf = (app: App, cookies = new Map<string, string>(), remoteAddress = '127.0.0.1'): Browser => {
  let token: string | null = null

  const sends: Browser['sends'] = async ({ headers, ...options }) => {
    const own = { ...cookieHeader(cookies), ...(token !== null && { authorization: `Bearer ${token}` }) }
    const reply = await app.http.inject({ remoteAddress, ...options, headers: { ...own, ...headers } })
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  const calls: Browser['calls'] = async (method, path, body) => {
    const payload = body !== undefined && { payload: JSON.parse(JSON.stringify(body)) }
    const reply = await sends({ method, url: API_BASE + path, ...payload })
    const { response } = envelope.parse(reply.json())
    return { status: reply.statusCode, data: response.data, error: response.error }
  }
  return {
    calls,
    sends,
    cookies,
    bears: (next) => {
      token = next
    },
  }
}

export const aQuiz = (changes: Partial<NewQuizOnWire> = {}): NewQuizOnWire => {
  const questions = changes.questions ?? [
    { problem: '2 + 2?', options: ['3', '4', '5'], correct_answer: 1 },
    { problem: 'পশ্চিমবঙ্গের রাজধানী?', options: ['কলকাতা', 'দার্জিলিং'], correct_answer: 0 },
    { problem: 'H2O is', options: ['water', 'salt', 'air', 'fire'], correct_answer: 0 },
  ]
  return {
    title: 'Physics, first test',
    subject: 'Physics',
    duration: nanosecondsOf(15),
    is_negative_marking: false,
    ...changes,
    questions,
    no_of_questions: changes.no_of_questions ?? questions.length,
  }
}
