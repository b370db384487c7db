import { test as base } from '@playwright/test'
import { type Server, type Setting, type Started, startServer } from './start-server.ts'

export type { Server } from './start-server.ts'

type WorkerOptions = Setting & { workersServer: Started }

type TestOptions = {
  closesItsPages: undefined
  /** For tests that move its clock: no other test meets a clock that was moved. */
  ownServer: boolean
  server: Server
}

const sharesItsClock = () =>
  Promise.reject(new Error('other tests go by this clock: a test that moves it says test.use({ ownServer: true })'))

/** Every worker has a server and a database of its own, so tests never meet each other's data. */
export const test = base.extend<TestOptions, WorkerOptions>({
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
  workersServer: [
    async ({ database, settings }, use) => {
      const server = await startServer({ database, settings })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  ownServer: [false, { option: true }],
  server: async ({ ownServer, workersServer, database, settings }, use) => {
    if (!ownServer) return use({ ...workersServer, advance: sharesItsClock })
    const server = await startServer({ database, settings })
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect } from '@playwright/test'
