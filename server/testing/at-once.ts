import type { App } from '../app.ts'
import type { OpenDatabase } from './describe-each-database.ts'
import { sharedWorld } from './world.ts'

/** The answers to `count` calls that are all under way at the same moment. */
export const atOnce = <T>(count: number, call: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)))

/** Lets whoever waits for the event loop have that many turns. */
export const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A world whose database is served by as many processes as it takes; `appFor` deals the calls out among them. */
export const sharedServers = (open: OpenDatabase, processes: 1 | 2, env: Record<string, string> = {}) => {
  const world = sharedWorld(open, env)
  const others: Promise<App>[] = []
  const appFor = async (call: number): Promise<App> => {
    if (call % processes === 0) return world().app
    const other = others[0] ?? world().secondApp()
    others[0] = other
    return other
  }
  const everyApp = async () => [...new Set([await appFor(0), await appFor(1)])]
  return { world, appFor, everyApp }
}
