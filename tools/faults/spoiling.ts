import type { IncomingHttpHeaders, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { saveAnswers, startQuiz, submitQuiz } from '#contract/runs/attempts.ts'
import { giveResponse } from '#contract/runs/responses.ts'
import { API_BASE } from '#contract/wire/wire.ts'

export type Call = { method: string; path: string; headers: IncomingHttpHeaders; body: Buffer }
export type Reply = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** What may happen to a call between a browser and the server. */
export type Way =
  /** The server never hears of it. */
  | { kind: 'drop' }
  /** The server does it, and the connection ends before its answer. */
  | { kind: 'cut' }
  /** The server does it, and nothing ever comes back. */
  | { kind: 'swallow' }
  /** The server never hears of it, and nothing ever comes back. */
  | { kind: 'silence' }
  | { kind: 'delay'; ms: number }
  /** It is on its way for so long, and whoever hangs up meanwhile has said nothing. */
  | { kind: 'uphill'; ms: number }
  | { kind: 'delay_reply'; ms: number }
  | { kind: 'double' }
  /** It reaches the server after the next one of its kind. */
  | { kind: 'overtaken'; queue: (() => void)[] }
  /** Half of the answer's body comes through. */
  | { kind: 'truncate' }
  | { kind: 'status'; status: number; retryAfter?: number }
  /** A page to log in to some wireless network, with status 200. */
  | { kind: 'portal' }
  /** Cookies come through in neither direction. */
  | { kind: 'no_cookies' }
  /** One of these, by chance. */
  | { kind: 'any'; of: Way[] }

export type Spoiler = {
  calls: (call: Call) => boolean
  way: Way
  /** How many of them; all when left out. */
  times?: number
  /** From 0 to 1; all when left out. */
  chance?: number
}

const callTo =
  ({ method, path }: { method: string; path: string }) =>
  (call: Call): boolean =>
    call.method === method && call.path.split('?')[0] === API_BASE + path

export const STARTS = callTo(startQuiz)
export const SAVES = callTo(saveAnswers)
export const SUBMITS = callTo(submitQuiz)
/** What is given to polls and surveys. */
export const GIVES = callTo(giveResponse)
export const CALLS = ({ path }: Call): boolean => path.startsWith(API_BASE)

export const BURST: Way = {
  kind: 'any',
  of: [
    { kind: 'status', status: 502 },
    { kind: 'status', status: 503, retryAfter: 1 },
    { kind: 'status', status: 504 },
    { kind: 'status', status: 429, retryAfter: 1 },
  ],
}

/** Whoever is overtaken by nobody goes on after this. */
const OVERTAKEN_WITHIN_MS = 2500

type Spoiling = {
  call: Call
  answered: ServerResponse
  random: () => number
  forward: () => Promise<Reply>
  send: (reply: Reply) => void
}

const html = (status: number, retryAfter?: number): Reply => ({
  status,
  headers: { 'content-type': 'text/html', ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }) },
  body: Buffer.from('<!doctype html><title>Free wireless network</title><p>Please log in.'),
})

const without = <T extends object>(name: string, headers: T) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))

const truncated = ({ answered }: Spoiling, { status, headers, body }: Reply) => {
  answered.writeHead(status, { ...headers, 'content-length': body.length })
  answered.write(body.subarray(0, body.length / 2), () => answered.destroy())
}

/** The first waits until the second was answered, then goes on. */
const overtaken = async (queue: (() => void)[], { forward, send }: Spoiling) => {
  const goOn = queue.shift()
  if (goOn === undefined) {
    await Promise.race([new Promise<void>((resolve) => queue.push(resolve)), pause(OVERTAKEN_WITHIN_MS)])
    return send(await forward())
  }
  send(await forward())
  goOn()
}

/** Answers a call, or does not, in that way. */
export const spoil = async (way: Way, spoiling: Spoiling): Promise<void> => {
  const { answered, forward, send, random } = spoiling
  switch (way.kind) {
    case 'drop':
      return void answered.destroy()
    case 'silence':
      return
    case 'cut':
      await forward()
      return void answered.destroy()
    case 'swallow':
      return void (await forward())
    case 'delay':
      await pause(way.ms)
      return send(await forward())
    case 'uphill':
      await pause(way.ms)
      return answered.destroyed ? undefined : send(await forward())
    case 'delay_reply': {
      const reply = await forward()
      await pause(way.ms)
      return send(reply)
    }
    case 'double':
      await forward()
      return send(await forward())
    case 'overtaken':
      return overtaken(way.queue, spoiling)
    case 'truncate':
      return truncated(spoiling, await forward())
    case 'status':
      return send(html(way.status, way.retryAfter))
    case 'portal':
      return send(html(200))
    case 'no_cookies': {
      spoiling.call.headers = without('cookie', spoiling.call.headers)
      const reply = await forward()
      return send({ ...reply, headers: without('set-cookie', reply.headers) })
    }
    case 'any': {
      const chosen = way.of[Math.floor(random() * way.of.length)]
      return chosen && spoil(chosen, spoiling)
    }
  }
}
