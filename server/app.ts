import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyError, type FastifyInstance, LogController } from 'fastify'
import { DAY } from '#domain/time-limit.ts'
import { accountRoutes } from './accounts/routes.ts'
import { deleteExpiredResets, deleteExpiredSessions } from './accounts/store.ts'
import { analyticsRoutes } from './analytics/routes.ts'
import { type Chore, repeatedly } from './chores.ts'
import type { Config } from './config.ts'
import { contactRoutes } from './contact/routes.ts'
import { deleteMessagesBefore } from './contact/store.ts'
import type { Context } from './context.ts'
import { createCommitter } from './database/committer.ts'
import type { Database } from './database/connect.ts'
import { storageTrouble } from './database/dialect.ts'
import { createEpoch } from './database/epoch.ts'
import { documentRoutes } from './http/document.ts'
import { answerError } from './http/failures.ts'
import { beat, healthRoutes, type Readiness } from './http/health.ts'
import { forgetOldFailures } from './http/limits.ts'
import { type OwedAnswers, watchOwedAnswers } from './http/owed-answers.ts'
import { servePages } from './http/pages.ts'
import { readJsonOnly } from './http/read-json.ts'
import { readableUrl } from './http/readable-url.ts'
import { addHeaders, HSTS, SECURITY_HEADERS } from './http/security-headers.ts'
import { answerUnreadable } from './http/unreadable.ts'
import { createDelivery } from './mail/deliver-mail.ts'
import { createMailSender } from './mail/send-mail.ts'
import { createTidyOutbox } from './mail/tidy-outbox.ts'
import { CONFIRM_WITHIN } from './newsletter/confirm-subscriber.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { deletePendingBefore } from './newsletter/store.ts'
import { questionnaireRoutes } from './questionnaires/routes.ts'
import { createPaperShelf } from './questionnaires/shelve-papers.ts'
import { newCode, newId, newToken } from './secrets.ts'
import { createCloseOverdue } from './submissions/close-overdue.ts'
import { submissionRoutes } from './submissions/routes.ts'

export type App = {
  http: FastifyInstance
  context: Context
  /** Ends what is overdue now; a server that listens does so by itself every second. */
  closeOverdue: () => Promise<number>
  /** Sends the mail that is due now, likewise. */
  sendMail: () => Promise<number>
  /** Deletes what was kept for long enough; a server that listens does so every ten minutes. */
  tidy: () => Promise<void>
  /**
   * Says no to health checks at once and answers all else for `drainMs` more, until whoever sends it work has noticed;
   * then takes no new connection, finishes what is under way, and closes the database.
   */
  stop: (drainMs?: number) => Promise<void>
}

type Parts = {
  config: Config
  db: Database
  now?: () => number
  /** Called when the disk can't be trusted any more: the process must end rather than guess. */
  onBrokenStorage?: () => void
}

/** Long enough for the largest body over a phone's network; whoever takes longer only holds a connection. */
const ARRIVES_WITHIN_MS = 120_000
/** Whoever has not sent a whole request this long after the last connection was taken keeps no server from its end. */
const CUT_AFTER_MS = 5000
const CLOSE_EVERY_MS = 1000
const SEND_EVERY_MS = 1000
const BEAT_EVERY_MS = 5000
const TIDY_EVERY_MS = 10 * 60 * 1000
const MESSAGES_KEPT_FOR = 365 * DAY

/** The whole server but for its port: the database comes in open and migrated. */
export const createApp = ({ config, db, now = Date.now, onBrokenStorage }: Parts): App => {
  const http = createHttp(config)
  const context: Context = {
    config,
    db,
    committer: createCommitter(db),
    papers: createPaperShelf({ db, now }),
    epoch: createEpoch(db),
    log: http.log,
    now,
    newId,
    newCode,
    newToken,
  }
  const readiness: Readiness = { isDraining: false, canWrite: true }
  const closeOverdue = createCloseOverdue(context)
  const mail = createMailSender({ ...context, deliver: createDelivery({ ...config, log: http.log }) })
  const tidy = createTidy(context)

  answerSafely(http, config, onBrokenStorage)
  healthRoutes(http, context, readiness)
  accountRoutes(http, context)
  questionnaireRoutes(http, context)
  submissionRoutes(http, context)
  analyticsRoutes(http, context)
  contactRoutes(http, context)
  newsletterRoutes(http, context)
  documentRoutes(http)
  servePages(http, config)

  const chores: Chore[] = []
  const onFailure = (error: unknown) => {
    if (storageTrouble(error) === 'broken') onBrokenStorage?.()
  }
  http.addHook('onListen', async () => {
    chores.push(
      repeatedly(context, { everyMs: CLOSE_EVERY_MS, work: closeOverdue, onFailure }),
      repeatedly(context, { everyMs: SEND_EVERY_MS, work: mail.sendDue, onFailure }),
      repeatedly(context, { everyMs: BEAT_EVERY_MS, work: () => beat(context, readiness), onFailure }),
      repeatedly(context, { everyMs: TIDY_EVERY_MS, work: tidy, onFailure }),
    )
  })
  const owedAnswers = watchOwedAnswers(http.server)
  const stop = async (drainMs = 0) => {
    readiness.isDraining = true
    owedAnswers.sendElsewhere()
    if (drainMs > 0) await pause(drainMs)
    mail.stop()
    await Promise.all(chores.map((chore) => chore.stop()))
    await closeHttp(http, owedAnswers)
    await context.committer.drain()
    await db.destroy()
  }
  return { http, context, closeOverdue, sendMail: mail.sendDue, tidy, stop }
}

/** Fastify as every answer needs it, still without a route. */
const createHttp = (config: Config): FastifyInstance => {
  const http = Fastify({
    // A database's error quotes the row it is about, and a row may hold a phone number.
    logger: { level: config.logLevel, redact: ['err.detail', 'err.where', 'err.query', 'err.parameters'] },
    logController: new LogController({ disableRequestLogging: true }),
    // Failures alone are logged, and name their request themselves: no call needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    // One proxy, the one in front: what callers say about themselves in the same headers counts for nothing.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    requestTimeout: ARRIVES_WITHIN_MS,
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

const closeHttp = async (http: FastifyInstance, owedAnswers: OwedAnswers) => {
  const cut = setTimeout(owedAnswers.cutTheRest, CUT_AFTER_MS)
  await http.close()
  clearTimeout(cut)
}

const headersFor = ({ publicOrigin }: Config): Record<string, string> =>
  publicOrigin?.startsWith('https:') ? { ...SECURITY_HEADERS, ...HSTS } : SECURITY_HEADERS

const answerSafely = (http: FastifyInstance, config: Config, onBrokenStorage?: () => void) => {
  const headers = headersFor(config)
  // Answers that were prepared as bytes carry their own headers, and pass no later hook than this.
  if ('strict-transport-security' in headers) {
    http.addHook('onRequest', async (_request, reply) => void reply.raw.setHeaders(new Map(Object.entries(HSTS))))
  }
  http.addHook('onSend', async (_request, reply) => {
    addHeaders(reply, headers)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  http.setErrorHandler<FastifyError>((error, request, reply) => {
    if (storageTrouble(error) === 'broken') onBrokenStorage?.()
    return answerError(error, request, reply)
  })
}

const createTidy = (context: Context) => {
  const { db, now, config } = context
  const tidyOutbox = createTidyOutbox({ ...context, dataDir: config.dataDir })
  return async () => {
    await forgetOldFailures(context)
    await deleteExpiredSessions(db, now())
    await deleteExpiredResets(db, now())
    await deleteMessagesBefore(db, now() - MESSAGES_KEPT_FOR)
    await deletePendingBefore(db, now() - CONFIRM_WITHIN)
    await tidyOutbox()
  }
}
