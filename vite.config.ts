import { join } from 'node:path'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { drawnIcons } from './tools/building/drawn-icons.ts'
import { covers } from './tools/developing/covers.ts'
import { sitePages } from './tools/developing/site-pages.ts'

const web = join(import.meta.dirname, 'web')

/** The page that answers an address, as the server decides it too. `/quizreal` is the public site's. */
const pageFor = (path: string) => {
  if (/^\/quiz(\/|$)/.test(path)) return '/quiz.html'
  if (/^\/(poll|survey)$/.test(path)) return '/respond.html'
  if (/^\/(dashboard(\/|$)|summary$)/.test(path)) return '/app.html'
  return '/index.html'
}

const pagesOfTheDevelopmentServer: Plugin = {
  name: 'quiznity-pages',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path = '/', query] = (request.url ?? '/').split('?')
      const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path)
      if (isPage) request.url = pageFor(path) + (query === undefined ? '' : `?${query}`)
      next()
    })
  },
  // A page that answers a deeper address would look for `./apps/main-app.tsx` beside that address.
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace(/\b(src|href)="\.\//g, '$1="/') },
}

/** The app's page shows its shell first: its scripts are large, and would take the network from the style sheet. */
const scriptsAfterTheShell: Plugin = {
  name: 'quiznity-scripts-after-the-shell',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path }) =>
      path === '/app.html'
        ? html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
        : html,
  },
}

const LATIN = /\/anek-latin-(?!ext-)[\w-]+\.woff2$/

/** The face every page begins with: asked for together with the style sheet, not once that has been read. */
const fontWithTheStyles: Plugin = {
  name: 'quiznity-font-with-the-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((file) => LATIN.test(file))
      if (font === undefined) throw new Error('the build has no Latin face to load first')
      return [
        { tag: 'link', attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' } },
      ]
    },
  },
}

/** To make a schema does nothing else: one that a page does not use is left out, though it stands beside one that it uses. */
const makersOfSchemas = [
  'string int number boolean unknown enum literal array object strictObject record union custom',
  'optional nullable _default pick pipe transform refine regex trim overwrite',
  'minLength maxLength gte lte lt nonnegative positive',
].flatMap((names) => names.split(' ').map((name) => `z.${name}`))

// Entries are absolute: relative ones build, but the development server would not prepare their dependencies.
export const pages = {
  site: join(web, 'index.html'),
  quiz: join(web, 'quiz.html'),
  respond: join(web, 'respond.html'),
  app: join(web, 'app.html'),
}

/** Where the server listens that the development server stands in front of. */
const api = `http://localhost:${process.env.PORT ?? 3000}`

const plugins = [
  react(),
  tailwind(),
  sitePages((path) => pageFor(path) === '/index.html'),
  covers(api),
  pagesOfTheDevelopmentServer,
  scriptsAfterTheShell,
  fontWithTheStyles,
  drawnIcons,
]

const config: UserConfig = {
  root: web,
  envDir: false,
  appType: 'mpa',
  plugins,
  server: {
    port: 5173,
    // The host stays the browser's own, or the server would take every change for another site's.
    proxy: { '/api/v1': { target: api, changeOrigin: false } },
  },
  build: {
    target: 'baseline-widely-available',
    sourcemap: false,
    // Nothing inline: the content security policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // What a page uses nothing of is left out of it: these two do nothing but define.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:contract|domain)\/.*\.ts$/, sideEffects: false }],
        manualPureFunctions: [...makersOfSchemas, 'requiredText', 'storableText'],
      },
    },
  },
}

export default config
