import { test as base } from './fixtures.ts'
import { openPortal, type Portal } from './portal.ts'

/** Pages reach the server of a test through a portal. */
export const test = base.extend<{ portal: Portal }>({
  portal: async ({ server }, use) => {
    const portal = await openPortal(server.url)
    await use(portal)
    portal.close()
  },
  baseURL: async ({ portal }, use) => use(portal.url),
})
