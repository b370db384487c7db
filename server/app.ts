import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { audienceFeatures } from './audience/features.ts'
import { createHeart } from './clock/beat-heart.ts'
import { clockFeatures } from './clock/features.ts'
import type { Context } from './context.ts'
import { clockOf, createContext, type Parts } from './create-context.ts'
import type { Features, Server } from './features.ts'
import { homeFeatures } from './home/features.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createHttp } from './http/create-http.ts'
import { httpFeatures } from './http/features.ts'
import type { Route } from './http/list-routes.ts'
import { servePages } from './http/pages.ts'
import { liveFeatures } from './live/features.ts'
import { mailFeatures } from './mail/features.ts'
import { mediaFeatures } from './media/features.ts'
import { paintableLogo } from './media/pictures/paintable-logo.ts'
import { peopleFeatures } from './people/features.ts'
import { personalDataFeatures } from './personal-data/features.ts'
import { questionnaireFeatures } from './questionnaires/features.ts'
import { resultFeatures } from './results/features.ts'
import { runFeatures } from './runs/features.ts'

export type App = {
  http: FastifyInstance
  context: Context
  /** Every call, and every page and file there is once it is ready. */
  routes: () => Route[]
  // Chores that tests and tools call for by name; a server that listens does them, and all others, by itself.
  /** To be called before it listens; from then on it does so by itself. */
  beat: () => Promise<void>
  closeOverdue: () => Promise<number>
  foldReports: () => Promise<number>
  mendReports: () => Promise<number>
  sendMail: () => Promise<number>
  tidy: () => Promise<void>
  /**
   * Says no to health checks at once and answers all else for `drainMs` more, until whoever sends it work has noticed;
   * then takes no new connection, finishes what is under way, and closes the database.
   */
  stop: (drainMs?: number) => Promise<void>
}

/** Everything that the server answers and does by itself; what is kept for long enough is tidied in this order. */
const createFeatures = (server: Server) => ({
  http: httpFeatures,
  clock: clockFeatures(server),
  home: homeFeatures,
  people: peopleFeatures(server),
  questionnaires: questionnaireFeatures,
  runs: runFeatures(server),
  audience: audienceFeatures,
  personalData: personalDataFeatures(server),
  media: mediaFeatures(server),
  results: resultFeatures(server),
  mail: mailFeatures(server),
  live: liveFeatures,
})

/** The whole server but for its port. */
export const createApp = (parts: Parts): App => {
  const clock = clockOf(parts)
  const { http, routes, accepted, sendElsewhere, close } = createHttp({ ...parts, now: clock.now })
  const context = createContext({ ...parts, now: clock.now, log: http.log, accepted })
  const stopping = new AbortController()
  const heart = createHeart({ ...context, clock, pause: parts.pause })
  const server = { ...context, heart, stopping: stopping.signal }

  const features = createFeatures(server)
  const all: Features[] = Object.values(features)
  for (const bind of all.flatMap(({ routes = [] }) => routes)) bind(http, server)
  const findCovers = Object.fromEntries(all.flatMap(({ covers = {} }) => Object.entries(covers)))
  const findEmbedded = features.runs.embedded
  const findLogo = (id: string) => paintableLogo(context.db, id)
  const found = { findCovers, findEmbedded, findLogo }
  const listPages = servePages(http, { config: parts.config, root: parts.pages, ...found })

  const housekeeping = createHousekeeping(server, all, parts.onBrokenStorage)
  http.addHook('onListen', async () => housekeeping.begin())

  const stop = async (drainMs = 0) => {
    sendElsewhere()
    stopping.abort()
    if (drainMs > 0) await wait(drainMs)
    await housekeeping.stop()
    await context.live.stop()
    await close()
    await context.committer.drain()
    await context.db.destroy()
  }
  const { runs, results, mail } = features
  return {
    http,
    context: server,
    routes: () => [...routes, ...listPages()],
    beat: heart.beat,
    closeOverdue: runs.chores.closeOverdue.work,
    foldReports: results.chores.foldReports.work,
    mendReports: results.chores.mendReports.work,
    sendMail: mail.chores.sendMail.work,
    tidy: housekeeping.tidy,
    stop,
  }
}
