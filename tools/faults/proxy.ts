import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, type Reply, type Spoiler, spoil } from './spoiling.ts'

export type Running = {
  /** How often it has spoiled a call. */
  count: () => number
  stop: () => void
}

export type FaultyProxy = {
  /** Where browsers and programs reach the server through it. */
  origin: string
  /** Where the server listens; it may change while calls are made. */
  aim: (port: number) => void
  /** Spoils calls from now on. Of several that would spoil the same call the one that was added last does. */
  spoil: (spoiler: Spoiler) => Running
  /** Cuts all connections and refuses new ones until it is told to come back. */
  cutLine: () => void
  mendLine: () => void
  /** Every answer of the server that reached this proxy, whether or not it was passed on. */
  heard: { call: Call; reply: Reply }[]
  close: () => Promise<void>
}

type Rule = Spoiler & { spoiled: number }

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

/** Asks the server; rejects when it can not be reached or hangs up. */
const forwarded = (call: Call, port: number): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method: call.method,
      path: call.path,
      headers: call.headers,
      agent: false,
    })
    asked.once('error', reject)
    asked.once('response', (answer) => {
      buffer(answer).then((body) => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name)),
        )
        resolve({ status: answer.statusCode ?? 0, headers, body })
      }, reject)
    })
    asked.end(call.body)
  })

const asCall = async (asked: IncomingMessage): Promise<Call> => ({
  method: asked.method ?? 'GET',
  path: asked.url ?? '/',
  headers: asked.headers,
  body: await buffer(asked),
})

/** A proxy on this machine that passes calls on to a server, or spoils them. `random` decides where chance has a part. */
export const openProxy = async (random: () => number): Promise<FaultyProxy> => {
  const rules: Rule[] = []
  const heard: FaultyProxy['heard'] = []
  let port = 0
  let isCut = false

  const forward = async (call: Call) => {
    const reply = await forwarded(call, port)
    heard.push({ call, reply })
    return reply
  }
  const ruleFor = (call: Call) =>
    rules.findLast((rule) => {
      if (rule.spoiled >= (rule.times ?? Number.POSITIVE_INFINITY) || !rule.calls(call)) return false
      // The first one always: a rule that never came into play would show nothing.
      return rule.chance === undefined || rule.spoiled === 0 || random() < rule.chance
    })
  const answer = async (asked: IncomingMessage, answered: ServerResponse) => {
    const call = await asCall(asked)
    const rule = ruleFor(call)
    if (!rule) return send(answered, await forward(call))
    rule.spoiled += 1
    const passing = { forward: () => forward(call), send: (reply: Reply) => send(answered, reply) }
    await spoil(rule.way, { call, answered, random, ...passing })
  }
  const server = createServer((asked, answered) => {
    // A server that hangs up hangs up on the browser too.
    answer(asked, answered).catch(() => answered.destroy())
  })
  server.on('connection', (socket) => isCut && socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim: (next) => {
      port = next
    },
    spoil: (spoiler) => {
      const rule = { ...spoiler, spoiled: 0 }
      rules.push(rule)
      return { count: () => rule.spoiled, stop: () => void rules.splice(rules.indexOf(rule), 1) }
    },
    cutLine: () => {
      isCut = true
      server.closeAllConnections()
    },
    mendLine: () => {
      isCut = false
    },
    heard,
    close: async () => {
      server.closeAllConnections()
      await Promise.race([new Promise((resolve) => server.close(resolve)), pause(1000)])
    },
  }
}

const send = (answered: ServerResponse, { status, headers, body }: Reply) => {
  answered.writeHead(status, headers)
  answered.end(body)
}
