import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseSetCookie } from 'cookie'
import { API_BASE } from '#contract/wire/wire.ts'
import { isHealthy, spawnServer } from '../../server/testing/child-server.ts'

/** Where people reach it: over https, through a proxy that says whom it speaks for. */
export const PUBLIC_HOST = 'quiz.example'

type Sent = { body?: unknown; headers?: Record<string, string> }
export type Heard = { status: number; code: string | null; data: Record<string, unknown>; setCookies: string[] }

/** Somebody with a browser or a program, at an address; keeps cookies as a browser does. */
export type Caller = {
  calls: (method: 'GET' | 'POST' | 'PUT', path: string, sent?: Sent) => Promise<Heard>
  /** Reads a file to its end; how many bytes it has. */
  downloads: (path: string) => Promise<{ status: number; bytes: number }>
  cookies: Map<string, string>
}

/** A server as `npm start` starts it, and all that an attacker can do to it from outside. */
export type Target = {
  port: number
  dataDir: string
  from: (address: string) => Caller
  /** Bytes as they are, and the first line of the answer. */
  answersTo: (bytes: string) => Promise<string>
  /** The texts of the mail to an address, once there are as many. */
  mailTo: (address: string, count: number) => Promise<string[]>
  end: () => Promise<unknown>
}

const objectIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

const asItTravels = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body)

const callerAt = (port: number, address: string): Caller => {
  const cookies = new Map<string, string>()
  const shown = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const calls: Caller['calls'] = async (method, path, { body, headers } = {}) => {
    const cookie = shown()
    const reply = await fetch(`http://127.0.0.1:${port}${API_BASE}${path}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: asItTravels(body) }),
    })
    const setCookies = reply.headers.getSetCookie()
    for (const { name, value = '', maxAge } of setCookies.map((line) => parseSetCookie(line)))
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    const { response } = objectIn(await reply.json().catch(() => null))
    const { data, error } = objectIn(response)
    const { code } = objectIn(error)
    return { status: reply.status, code: typeof code === 'string' ? code : null, data: objectIn(data), setCookies }
  }
  const downloads: Caller['downloads'] = async (path) => {
    const headers = { 'x-forwarded-for': address, cookie: shown() }
    const { status, body } = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    let bytes = 0
    for await (const piece of body ?? []) bytes += piece.length
    return { status, bytes }
  }
  return { calls, downloads, cookies }
}

const MAIL_WITHIN_MS = 15_000

const mailsIn = (dataDir: string, address: string): string[] => {
  try {
    const folder = join(dataDir, 'outbox')
    const mails = readdirSync(folder).filter((name) => name.endsWith('.eml'))
    return mails.map((name) => readFileSync(join(folder, name), 'utf8')).filter((mail) => mail.includes(address))
  } catch {
    return []
  }
}

/** One that nobody listens on: a server that is told where people reach it does not say where it listens. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

const HEALTHY_WITHIN_MS = 30_000

/** What a small host gives a server: 512 MB of heap. */
export const SMALL_HOST = { NODE_OPTIONS: '--max-old-space-size=512' }

export const startTarget = async (dataDir: string, env: Record<string, string> = {}): Promise<Target> => {
  const port = await freePort()
  const child = spawnServer(dataDir, {
    TRUST_PROXY: 'on',
    PUBLIC_URL: `https://${PUBLIC_HOST}`,
    PORT: String(port),
    ...env,
  })
  const until = performance.now() + HEALTHY_WITHIN_MS
  while (!(await isHealthy(`http://127.0.0.1:${port}${API_BASE}`)) && performance.now() < until) await pause(20)
  return {
    port,
    dataDir,
    from: (address) => callerAt(port, address),
    answersTo: async (bytes) => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(bytes)
      return (await text(socket)).split('\r\n', 1)[0] ?? ''
    },
    mailTo: async (address, count) => {
      const until = performance.now() + MAIL_WITHIN_MS
      while (mailsIn(dataDir, address).length < count && performance.now() < until) await pause(50)
      return mailsIn(dataDir, address)
    },
    end: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
