import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Config } from '../config.ts'
import { storageTrouble } from '../database/dialect.ts'
import { admitBodies } from './admit-bodies.ts'
import { createArrivals, noteArrivals } from './arrival.ts'
import { countConnections } from './count-connections.ts'
import { answerError, sendFailure } from './failures.ts'
import { listRoutes } from './list-routes.ts'
import { watchOwedAnswers } from './owed-answers.ts'
import { readJsonOnly } from './read-json.ts'
import { readableUrl } from './readable-url.ts'
import { addHeaders, OVER_HTTPS, SECURITY_HEADERS } from './security-headers.ts'
import { answerUnreadable } from './unreadable.ts'

/** Long enough for the largest body over a phone's network; whoever takes longer only holds a connection. */
const ARRIVES_WITHIN_MS = 120_000
/** Whoever has not sent a whole request this long after the last connection was taken keeps no server from its end. */
const CUT_AFTER_MS = 5000

type Needs = {
  config: Config
  now: () => Instant
  monotonic?: (() => number) | undefined
  onBrokenStorage?: (() => void) | undefined
}

/** Fastify as every answer needs it, still without a route. */
export const createHttp = ({ config, now, monotonic, onBrokenStorage }: Needs) => {
  const http = createFastify(config)
  const accepted = countConnections(http.server)
  const arrivals = createArrivals(now, monotonic)
  const routes = listRoutes(http)
  noteArrivals(http, arrivals, now)
  answerSafely(http, config, onBrokenStorage)
  admitBodies(http)
  http.addHook('onListen', async () => arrivals.watch())
  const owedAnswers = watchOwedAnswers(http.server)
  return {
    http,
    routes,
    /** How many connections there have been so far. */
    accepted,
    sendElsewhere: owedAnswers.sendElsewhere,
    /** Finishes what is under way; whoever still has not sent a whole request after a while is cut off. */
    close: async () => {
      const cut = setTimeout(() => void owedAnswers.cutTheRest(), CUT_AFTER_MS)
      await http.close()
      clearTimeout(cut)
    },
  }
}

const createFastify = (config: Config): FastifyInstance => {
  const http = Fastify({
    // A database's error quotes the row it is about, and a row may hold a phone number.
    logger: { level: config.logLevel, redact: ['err.detail', 'err.where', 'err.query', 'err.parameters'] },
    logController: new LogController({ disableRequestLogging: true }),
    // Failures alone are logged, and name their request themselves: no call needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    // One proxy, the one in front: what callers say about themselves in the same headers counts for nothing.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: ARRIVES_WITHIN_MS,
    // Of two hosts Node would show us the first, and a proxy in front may have gone by the second.
    http: { joinDuplicateHeaders: true },
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headersFor(config)),
    requestIdHeader: false,
    rewriteUrl: (request) => readableUrl(request.url),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // What has arrived already is still answered in full; `connection: close` sends the next one elsewhere.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...headersFor(config), 'cache-control': 'no-store' })
      return answerError(error, request, reply)
    },
  })
  readJsonOnly(http)
  return http
}

const headersFor = ({ publicOrigin }: Config): Record<string, string> =>
  publicOrigin?.startsWith('https:') ? { ...SECURITY_HEADERS, ...OVER_HTTPS } : SECURITY_HEADERS

/** Every answer gets its headers, and every failure its own. */
const answerSafely = (http: FastifyInstance, config: Config, onBrokenStorage: (() => void) | undefined) => {
  const headers = headersFor(config)
  // Answers that were prepared as bytes carry their own headers, and pass no later hook than this.
  if ('strict-transport-security' in headers) {
    http.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(new Map(Object.entries(OVER_HTTPS))))
  }
  http.addHook('onRequest', (request, reply, done) => {
    if (request.headers.host?.includes(',')) sendFailure(reply, 'invalid_request')
    else done()
  })
  http.addHook('onSend', async (_request, reply) => {
    addHeaders(reply, headers)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    if (storageTrouble(error) === 'broken') onBrokenStorage?.()
    return answerError(error, request, reply)
  })
}
