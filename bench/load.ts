import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, openConnection, type Request } from './http-client.ts'

export type Load = {
  /** From the first request to the last answer. */
  seconds: number
  succeeded: number
  /** How often each status other than success came. */
  refused: Record<number, number>
}

const counting = () => {
  const load: Load = { seconds: 0, succeeded: 0, refused: {} }
  const started = performance.now()
  const count = ({ status }: Answer) => {
    if (status >= 200 && status < 300) load.succeeded += 1
    else load.refused[status] = (load.refused[status] ?? 0) + 1
    load.seconds = (performance.now() - started) / 1000
  }
  return { load, count }
}

export const CONNECTIONS = 128

type Plan = { port: number; next: () => Request | undefined; withinSeconds?: number }

/** Keeps all connections busy with one request at a time, until there is none left or the time is over. */
export const drive = async ({ port, next, withinSeconds = 60 }: Plan): Promise<Load> => {
  const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port)))
  const until = performance.now() + withinSeconds * 1000
  const { load, count } = counting()
  const keepBusy = async ({ ask, close }: (typeof connections)[number]) => {
    for (let request = next(); request && performance.now() < until; request = next()) count(await ask(request))
    close()
  }
  await Promise.all(connections.map(keepBusy))
  return load
}

/** All of `items`, each once, as requests. */
export const eachOnce = <T>(items: readonly T[], asRequest: (item: T) => Request) => {
  let at = 0
  return () => {
    const item = items[at]
    at += 1
    return item === undefined ? undefined : asRequest(item)
  }
}

const OPEN_AT_ONCE = 200
const TICKS = 50

/** Everybody at once: one connection each, open beforehand; the requests are spread evenly over one second. */
export const ring = async (port: number, requests: Request[]): Promise<Load> => {
  const connections: Awaited<ReturnType<typeof openConnection>>[] = []
  while (connections.length < requests.length) {
    const count = Math.min(OPEN_AT_ONCE, requests.length - connections.length)
    connections.push(...(await Promise.all(Array.from({ length: count }, () => openConnection(port)))))
  }
  const { load, count } = counting()
  const started = performance.now()
  const answers: Promise<void>[] = []
  for (let tick = 0; tick < TICKS; tick += 1) {
    for (let at = tick; at < requests.length; at += TICKS) {
      const request = requests[at]
      const connection = connections[at]
      if (request && connection) answers.push(connection.ask(request).then(count))
    }
    await pause(Math.max(0, started + ((tick + 1) * 1000) / TICKS - performance.now()))
  }
  await Promise.all(answers)
  for (const { close } of connections) close()
  return load
}
