import { join } from 'node:path'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import config, { pages as entries, plugins } from '../../vite.config.ts'
import { root } from '../building/files.ts'
import { preactForReact } from '../building/preact-for-react.ts'

/** Below it stands all that the dashboard's page asks for, so that it gets its own React beside the others' Preact. */
const APP_BASE = '/@app/'

const quiet: InlineConfig = { ...config, configFile: false, logLevel: 'warn', clearScreen: false }
const cacheOf = (name: string) => join(root, 'node_modules', '.vite', name)

const listening = async (pages: ViteDevServer): Promise<string> => {
  await pages.listen()
  const address = pages.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the development server has no address')
  return address
}

/** The dashboard, on React; nobody opens it but through the visitors' server. */
const startApp = async () => {
  const pages = await createServer({
    ...quiet,
    base: APP_BASE,
    optimizeDeps: { entries: entries.app },
    cacheDir: cacheOf('app'),
    server: { ...config.server, port: (config.server?.port ?? 0) + 1 },
  })
  return { pages, origin: new URL(await listening(pages)).origin }
}

/** The student's page and the public site, on Preact as they are built: a change of theirs loads the page anew. */
const startVisitors = async (appOrigin: string) => {
  const pages = await createServer({
    ...quiet,
    plugins,
    optimizeDeps: { entries: [entries.site, entries.quiz] },
    resolve: { alias: preactForReact },
    // What the site is rendered with here has to be Preact too.
    ssr: { noExternal: ['lucide-react'] },
    cacheDir: cacheOf('visitors'),
    server: {
      ...config.server,
      proxy: {
        ...config.server?.proxy,
        [APP_BASE]: { target: appOrigin, ws: true },
        '/app.html': { target: appOrigin, rewrite: (path) => APP_BASE + path.slice(1) },
      },
    },
  })
  return { pages, address: await listening(pages) }
}

/** Every page on the runtime that people get. */
export const startPages = async () => {
  const app = await startApp()
  const { pages, address } = await startVisitors(app.origin)
  return { address, close: () => Promise.all([pages.close(), app.pages.close()]) }
}
