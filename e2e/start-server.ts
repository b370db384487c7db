import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Chore, type ServerCall, type ServerMessage, serverMessage } from './server-calls.ts'

export type Server = {
  url: string
  /** Where it keeps what it has, outgoing mail among it. */
  dataDir: string
  /** Moves the server's clock forward, of a test's own server; browsers learn of it with the next answer they get. */
  advance: (by: { minutes?: number; seconds?: number }) => Promise<void>
  /** What the server's clock shows. */
  now: () => Promise<number>
  /** All that it has written in its log until now. */
  said: () => string
  /** Does at once what the server does by itself every second, minute or few minutes. */
  run: (chore: Chore) => Promise<void>
}

export type Setting = {
  /** `before-sections`: a SQLite file as the last version without sections left it, with people in it. */
  database: 'sqlite' | 'postgres' | 'before-sections'
  /** What differs from how its operator sets it up otherwise. */
  settings: Record<string, string>
  /** A folder that is there and stays, with what was left in it; a new one for as long as it runs when left out. */
  dataDir?: string
  /** What its clock shows at first; the time that it is when left out. */
  startsAt?: number
}

export type Started = Server & { stop: () => Promise<void> }

type Call<Each = ServerCall> = Each extends ServerCall ? Omit<Each, 'id'> : never
type Reply = Exclude<ServerMessage, { kind: 'listens' }>

/** The first that it says, unless it ends before. */
const placeOf = async (child: ChildProcess) => {
  const ended = new AbortController()
  child.once('exit', (code) => ended.abort(new Error(`the server ended with ${code} before it listened`)))
  const said = serverMessage.parse((await once(child, 'message', { signal: ended.signal }))[0])
  if (said.kind !== 'listens') throw new Error(`the server said ${said.kind} instead of its address`)
  return { url: said.url, dataDir: said.dataDir }
}

/** Sends calls to it, several at a time if need be; what fails there fails here. */
const callsTo = (child: ChildProcess) => {
  const waiting = new Map<number, (reply: Reply) => void>()
  let calls = 0
  child.on('message', (message) => {
    const reply = serverMessage.parse(message)
    if (reply.kind === 'listens') return
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  const end = (why: string) => {
    for (const [id, tell] of waiting) tell({ kind: 'failed', id, why })
  }
  child.once('exit', () => end('it has ended'))
  return async (call: Call): Promise<number> => {
    calls += 1
    const { promise, resolve } = Promise.withResolvers<Reply>()
    waiting.set(calls, resolve)
    child.send({ ...call, id: calls })
    const reply = await promise
    if (reply.kind === 'failed') throw new Error(`the server was asked to ${call.kind}: ${reply.why}`)
    return reply.now
  }
}

/** The product in a process of its own: see server.ts. */
export const startServer = async ({ database, settings, dataDir, startsAt }: Setting): Promise<Started> => {
  const env = {
    ...process.env,
    ...{ E2E_DATABASE: database, E2E_SETTINGS: JSON.stringify(settings) },
    ...(dataDir !== undefined && { E2E_DATA_DIR: dataDir }),
    ...(startsAt !== undefined && { E2E_STARTS_AT: String(startsAt) }),
  }
  const child = fork(join(import.meta.dirname, 'server.ts'), { env, stdio: ['inherit', 'pipe', 'inherit', 'ipc'] })
  const said: string[] = []
  child.stdout?.on('data', (text) => {
    said.push(String(text))
    if (settings.LOG_LEVEL === undefined) process.stdout.write(text)
  })
  const place = await placeOf(child)
  const call = callsTo(child)
  return {
    ...place,
    said: () => said.join(''),
    now: () => call({ kind: 'tellTime' }),
    advance: async ({ minutes = 0, seconds = 0 }) => {
      await call({ kind: 'advance', ms: (minutes * 60 + seconds) * 1000 })
    },
    run: async (chore) => {
      await call({ kind: 'run', chore })
    },
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
