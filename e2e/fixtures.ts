import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { test as base } from '@playwright/test'

export type Server = {
  url: string
  /** Where it keeps what it has, outgoing mail among it. */
  dataDir: string
  /** Moves the server's clock forward; browsers learn of it with the next answer they get. */
  advance: (by: { minutes?: number; seconds?: number }) => Promise<void>
  /** All that it has written in its log until now. */
  said: () => string
  /** Looks for what teachers are mailed about; by itself the server does so every few minutes. */
  tellTeachers: () => Promise<void>
  /** Clears away what its files tell of anonymous responses before their end; by itself the server does so every minute. */
  clearJournal: () => Promise<void>
}

type WorkerOptions = {
  /** `before-sections`: a SQLite file as the last version without sections left it, with people in it. */
  database: 'sqlite' | 'postgres' | 'before-sections'
  /** What differs from how its operator sets it up otherwise. */
  settings: Record<string, string>
  server: Server
}

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

const placeIn = (message: unknown): Pick<Server, 'url' | 'dataDir'> => {
  if (typeof message === 'object' && message !== null && 'url' in message && 'dataDir' in message)
    return { url: String(message.url), dataDir: String(message.dataDir) }
  throw new Error(`the server said ${JSON.stringify(message)} instead of its address`)
}

/** Every worker has a server and a database of its own, so tests never meet each other's data. */
export const test = base.extend<{ closesItsPages: undefined }, WorkerOptions>({
  // A page that stays open goes on asking the server beside all later tests of the worker.
  closesItsPages: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
  database: ['sqlite', { scope: 'worker', option: true }],
  settings: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ database, settings }, use) => {
      const env = { ...process.env, E2E_DATABASE: database, E2E_SETTINGS: JSON.stringify(settings) }
      const child = fork(join(import.meta.dirname, 'server.ts'), { env, stdio: ['inherit', 'pipe', 'inherit', 'ipc'] })
      const said: string[] = []
      child.stdout?.on('data', (text) => {
        said.push(String(text))
        if (settings.LOG_LEVEL === undefined) process.stdout.write(text)
      })
      const place = placeIn(await nextMessage(child))
      const asks = async (message: { advanceMs: number } | 'tellTeachers' | 'clearJournal') => {
        child.send(message)
        await nextMessage(child)
      }
      await use({
        ...place,
        said: () => said.join(''),
        advance: ({ minutes = 0, seconds = 0 }) => asks({ advanceMs: (minutes * 60 + seconds) * 1000 }),
        tellTeachers: () => asks('tellTeachers'),
        clearJournal: () => asks('clearJournal'),
      })
      child.disconnect()
      await once(child, 'exit')
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'
