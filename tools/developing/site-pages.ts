import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import * as z from 'zod/mini'
import { NOT_FOUND_PATH, ORIGIN_TOKEN, type RenderSite, YEAR_TOKEN } from '#contract/site/site.ts'

const renderer = z.object({ renderSite: z.custom<RenderSite>((made) => typeof made === 'function') })

/** The public site's page at `path` as the server would send it, from the sources as they are at this moment. */
const renderedPage = async (vite: ViteDevServer, path: string, host: string) => {
  // Loaded here: a build reads this file too, and needs neither the server nor its settings.
  const { readConfig } = await import('../../server/config.ts')
  const { renderSite } = renderer.parse(await vite.ssrLoadModule('/site/render.tsx'))
  const template = readFileSync(join(vite.config.root, 'index.html'), 'utf8')
  const pages = renderSite({ template, settings: readConfig(process.env).site })
  const found = pages.find((page) => page.path === path && path !== NOT_FOUND_PATH)
  const html = (found ?? pages.find((page) => page.path === NOT_FOUND_PATH))?.html() ?? ''
  const filled = html
    .replaceAll(ORIGIN_TOKEN, `http://${host}`)
    .replaceAll(YEAR_TOKEN, String(new Date().getFullYear()))
  return { status: found ? 200 : 404, html: await vite.transformIndexHtml(path, filled) }
}

const pathOf = (url: string) => {
  const [path = '/'] = url.split('?', 1)
  return path.length > 1 ? path.replace(/\/$/, '') : path
}

/** Renders the public site for the development server; `isSitePage` says which addresses are its own. */
export const sitePages = (isSitePage: (path: string) => boolean): Plugin => ({
  name: 'quiznity-site-pages',
  apply: 'serve',
  configureServer: (vite) => {
    vite.middlewares.use((request, response, next) => {
      const path = pathOf(request.url ?? '/')
      const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path) && isSitePage(path)
      if (!isPage) return next()
      renderedPage(vite, path, request.headers.host ?? 'localhost').then(({ status, html }) => {
        response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
      }, next)
    })
  },
})
