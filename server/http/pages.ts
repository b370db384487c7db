import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DASHBOARD_PATHS, isDashboardPage } from '#contract/site/dashboard-pages.ts'
import { OEMBED_PATH } from '#contract/site/embed-snippet.ts'
import { EMBED_ANALYSIS_PATH, EMBED_PATH } from '#contract/site/embedding.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { fail } from '#domain/result.ts'
import type { Config } from '../config.ts'
import { type FindCovers, loadCovers } from './covers.ts'
import type { FindLogo } from './draw-link-picture.ts'
import { type FindEmbedded, isEmbeddedPath, loadEmbedded } from './embedded-pages.ts'
import { sendFailure } from './failures.ts'
import { askedPicture, LINK_PICTURES } from './link-pictures.ts'
import type { Route } from './list-routes.ts'
import { createOEmbed } from './oembed.ts'
import { originOf } from './origin-of.ts'
import { MAP_POLICY } from './security-headers.ts'
import { loadSite, QUIZ_PATH, type Site } from './site.ts'
import { SITE_FILES } from './site-files.ts'
import { StaticFiles } from './static-files.ts'

const ROOT = join(import.meta.dirname, '../../dist/web')

/** The student's page shows it as well. */
const ANALYSIS = '/quiz/analysis'

/** What a link to the summary of a survey opens; its secret stands behind `#`. */
const SHARED_SUMMARY = '/summary'

/** What stands for the picture of a link that can't be drawn now. */
const GENERAL_PICTURE = '/social/quiz.png'

const isUnknownInDashboard = (path: string) => /^\/dashboard\//.test(path)

/** Programs that speak to a proxy write the whole address into the request; `//` is no page, and stays what it is. */
const pathOf = (request: FastifyRequest): string => {
  const [address = '/'] = request.url.split('?', 1)
  const path = address.replace(/^https?:\/\/[^/]*/i, '') || '/'
  return /[^/]\/$/.test(path) ? path.slice(0, -1) : path
}

type Served = {
  config: Pick<Config, 'publicOrigin' | 'site'>
  /** The folder that holds the built pages, if it is not the usual one. */
  root?: string | undefined
  findCovers?: FindCovers
  findEmbedded?: FindEmbedded
  findLogo?: FindLogo
}

const NOTHING_EMBEDDED: FindEmbedded = async () => fail('quiz_not_found')

const asPage = (path: string): Route => ({ kind: 'page', method: 'GET', path, caller: 'anyone' })
const DASHBOARD = DASHBOARD_PATHS.map((path): Route => {
  return { ...asPage(`/dashboard/${path}`.replace(/\/$/, '')), caller: 'teacher' }
})

const isOfApi = (path: string) => path === '/api' || path.startsWith('/api/') || path.startsWith(API_BASE)
const isAskedAsPage = ({ method }: FastifyRequest, path: string) =>
  (method === 'GET' || method === 'HEAD') && !isOfApi(path)

const NO_LOGO: FindLogo = async () => null

/** Pages and files for people; below /api the envelope says that there is nothing. Returns what lists them once the server is ready. */
export const servePages = (app: FastifyInstance, { config, root = ROOT, ...found }: Served): (() => Route[]) => {
  const files = new StaticFiles(root)
  let site: Site | null = null
  const { findCovers = {}, findEmbedded = NOTHING_EMBEDDED, findLogo = NO_LOGO } = found
  const covers = loadCovers(root, { finders: findCovers, findLogo })
  const embedded = loadEmbedded(root, { covers, find: findEmbedded })
  const sendOEmbed = createOEmbed({ config, findCovers })
  app.addHook('onReady', async () => {
    site = await loadSite(root, config.site)
  })
  // What this hook returns, Fastify logs as an error.
  app.addHook('onListen', async () => {
    await covers?.load()
  })

  const sendPicture = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const asked = askedPicture(path)
    const sent = asked && covers ? await covers.sendPicture(request, reply, asked) : 'none'
    if (sent === 'sent') return reply
    if (sent === 'none' || !files.has(GENERAL_PICTURE)) return sendFailure(reply, 'not_found')
    return files.send(request, reply, { path: GENERAL_PICTURE })
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (path === SHARED_SUMMARY && files.has('/app.html')) {
      // Whoever has the link may look; nobody else is to find it.
      reply.header('x-robots-tag', 'noindex, nofollow')
      return files.send(request, reply, { path: '/app.html' })
    }
    if (path.startsWith(LINK_PICTURES)) return sendPicture(request, reply, path)
    if (isDashboardPage(path) && files.has('/app.html')) return files.send(request, reply, { path: '/app.html' })
    if (!path.endsWith('.html') && files.has(path)) return files.send(request, reply, { path })
    if (isUnknownInDashboard(path) && files.has('/app.html'))
      return files.send(request, reply, { path: '/app.html', status: 404 })
    if (!site) return sendFailure(reply, 'not_found')
    if (path === '/contact') reply.header('content-security-policy', MAP_POLICY)
    const origin = originOf(request, config)
    if (embedded && isEmbeddedPath(path)) return embedded.send(request, reply, { path, origin })
    if (await covers?.send(request, reply, { path, origin })) return reply
    const shown = path === ANALYSIS ? QUIZ_PATH : path
    return site.send(request, reply, { path: shown, origin })
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    if (!isAskedAsPage(request, path)) return sendFailure(reply, 'not_found')
    if (path === OEMBED_PATH) return sendOEmbed(request, reply)
    const siteFile = site && SITE_FILES[path]
    if (!site || !siteFile) return sendPage(request, reply, path)
    const { listed } = site
    const { supportEmail } = config.site
    return reply
      .type(siteFile.type)
      .header('cache-control', 'no-cache')
      .send(siteFile.write({ origin: originOf(request, config), listed, supportEmail, now: Date.now() }))
  })
  return () => listedPages([...(site?.paths ?? []), ...files.paths])
}

/** `built`: what the build leaves. */
const listedPages = (built: readonly string[]): Route[] => {
  const paths = [
    ...built,
    ANALYSIS,
    EMBED_PATH,
    EMBED_ANALYSIS_PATH,
    SHARED_SUMMARY,
    OEMBED_PATH,
    `${LINK_PICTURES}quiz/:picture`,
    ...Object.keys(SITE_FILES),
  ]
  return [...DASHBOARD, ...paths.filter((path) => !path.endsWith('.html')).map(asPage)]
}
