import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Connection, openConnection, type Request } from './http-client.ts'

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
const TICKS_A_SECOND = 50

/** What one browser asks for, one after the other. */
export type Visit = readonly Request[]

type Ring = {
  seconds?: number
  /** What is measured besides before so many connections are closed at once, as no crowd's browsers do. */
  beforeClosing?: () => Promise<void>
}

/** Everybody at once: one connection each, open beforehand; the visits begin spread evenly over so many seconds. */
export const ring = async (
  port: number,
  visits: readonly (Request | Visit)[],
  { seconds = 1, beforeClosing = async () => undefined }: Ring = {},
): Promise<Load> => {
  const connections: Connection[] = []
  while (connections.length < visits.length) {
    const count = Math.min(OPEN_AT_ONCE, visits.length - connections.length)
    connections.push(...(await Promise.all(Array.from({ length: count }, () => openConnection(port)))))
  }
  const { load, count } = counting()
  const make = async ({ ask }: Connection, visit: Request | Visit) => {
    for (const request of 'bytes' in visit ? [visit] : visit) count(await ask(request))
  }
  const started = performance.now()
  const ticks = TICKS_A_SECOND * seconds
  const visiting: Promise<void>[] = []
  for (let tick = 0; tick < ticks; tick += 1) {
    for (let at = tick; at < visits.length; at += ticks) {
      const visit = visits[at]
      const connection = connections[at]
      if (visit && connection) visiting.push(make(connection, visit))
    }
    await pause(Math.max(0, started + ((tick + 1) * 1000) / TICKS_A_SECOND - performance.now()))
  }
  await Promise.all(visiting)
  await beforeClosing()
  for (const { close } of connections) close()
  return load
}
