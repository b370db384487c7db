import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { presentationRoutes } from './audience/presentations/routes.ts'
import { hallQuestionRoutes } from './audience/questions/routes.ts'
import { type Chore, onceANight, repeatedly } from './chores.ts'
import { type AnchoredClock, createAnchoredClock } from './clock/anchored-clock.ts'
import { BEAT_EVERY, createHeart } from './clock/beat-heart.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { createCommitter } from './database/committer.ts'
import type { Database } from './database/connect.ts'
import { storageTrouble } from './database/dialect.ts'
import { createEpoch } from './database/epoch.ts'
import { homeRoutes } from './home/routes.ts'
import { admitBodies } from './http/admit-bodies.ts'
import { createArrivals, noteArrivals } from './http/arrival.ts'
import { countConnections } from './http/count-connections.ts'
import { answerSafely, closeHttp, createHttp } from './http/create-http.ts'
import { documentRoutes } from './http/document.ts'
import { healthRoutes, type Readiness } from './http/health.ts'
import { watchOwedAnswers } from './http/owed-answers.ts'
import { servePages } from './http/pages.ts'
import { createLive } from './live/create-live.ts'
import { liveRoutes } from './live/routes.ts'
import { createDelivery } from './mail/deliver-mail.ts'
import { createLetterSecrets } from './mail/letter-secrets.ts'
import { createMailSender } from './mail/send-mail.ts'
import { createTidyOutbox } from './mail/tidy-outbox.ts'
import { pictureRoutes } from './media/pictures/routes.ts'
import { tidyPictures } from './media/pictures/tidy-pictures.ts'
import { tidyFiles } from './media/uploads/tidy-files.ts'
import { accountSettingsRoutes } from './people/account-settings/routes.ts'
import { createHashPassword, type HashCost } from './people/accounts/hash-password.ts'
import { activityRoutes } from './people/activity/routes.ts'
import { contactRoutes } from './people/contact/routes.ts'
import { emailChangeRoutes } from './people/email/change-routes.ts'
import { verificationRoutes } from './people/email/verification-routes.ts'
import { newsletterRoutes } from './people/newsletter/routes.ts'
import { notificationRoutes } from './people/notifications/routes.ts'
import { tellTeachers } from './people/notifications/tell-teachers.ts'
import { passkeyRoutes } from './people/passkeys/routes.ts'
import { profileRoutes } from './people/profile/routes.ts'
import { accountRoutes } from './people/signing-in/routes.ts'
import { twoFactorRoutes } from './people/two-factor/routes.ts'
import { createTwoFactorSecrets } from './people/two-factor/two-factor-secrets.ts'
import { accountExportRoutes } from './personal-data/account-export/routes.ts'
import { deleteExpired } from './personal-data/delete-expired.ts'
import { emptyBin } from './personal-data/erasure/empty-bin.ts'
import { eraseDueAccounts } from './personal-data/erasure/erase-due-accounts.ts'
import { finishErasures } from './personal-data/erasure/finish-erasures.ts'
import { erasureRoutes } from './personal-data/erasure/routes.ts'
import { retentionRoutes } from './personal-data/retention/routes.ts'
import { runRetention } from './personal-data/retention/run-retention.ts'
import { draftRoutes } from './questionnaires/drafts/routes.ts'
import { quizActionRoutes } from './questionnaires/list/action-routes.ts'
import { quizListRoutes } from './questionnaires/list/routes.ts'
import { createFindAcross } from './questionnaires/papers/find-across.ts'
import { createPaperShelf } from './questionnaires/papers/shelve-papers.ts'
import { pollRoutes } from './questionnaires/polls/routes.ts'
import { publishingRoutes } from './questionnaires/publishing/routes.ts'
import { settingsRoutes } from './questionnaires/settings/routes.ts'
import { surveyRoutes } from './questionnaires/surveys/routes.ts'
import { versionRoutes } from './questionnaires/versions/routes.ts'
import { receiptSecret } from './receipt-secret.ts'
import { createCountTold } from './results/anonymous/count-told.ts'
import { tidyGivenUp } from './results/anonymous/tidy-given-up.ts'
import { exportRoutes } from './results/exports/routes.ts'
import { analyticsRoutes } from './results/quizzes/routes.ts'
import { createQuizTallies } from './results/quizzes/tally-questions.ts'
import { createFoldReports } from './results/reports/fold-report-queue.ts'
import { createMendReports } from './results/reports/mend-reports.ts'
import { summaryLinkRoutes } from './results/summary-links/routes.ts'
import { createRememberResponses } from './results/surveys/remember-responses.ts'
import { surveyResultRoutes } from './results/surveys/routes.ts'
import { trendRoutes } from './results/trends/routes.ts'
import { createBoundRestarts } from './runs/attempts/bound-restarts.ts'
import { createCloseOverdue } from './runs/attempts/close-overdue.ts'
import { paperRoutes } from './runs/attempts/paper-routes.ts'
import { submissionRoutes } from './runs/attempts/routes.ts'
import { createReceiptSeal } from './runs/attempts/seal-receipt.ts'
import { invigilationRoutes } from './runs/invigilation/routes.ts'
import { lateAnswerRoutes } from './runs/late/routes.ts'
import { handMarkRoutes } from './runs/marking/routes.ts'
import { createBoundGivers } from './runs/responses/bound-givers.ts'
import { createPartings } from './runs/responses/clear-journal.ts'
import { sentFileRoutes } from './runs/responses/file-routes.ts'
import { createTallies } from './runs/responses/keep-tallies.ts'
import { responseRoutes } from './runs/responses/routes.ts'
import { createSigning, newCode, newId, newToken } from './secrets.ts'

export type App = {
  http: FastifyInstance
  context: Context
  /** Ends what is overdue now, if its heartbeat is well; a server that listens does so by itself every second. */
  closeOverdue: () => Promise<number>
  /** Moves what has ended into the teachers' reports, likewise. */
  foldReports: () => Promise<number>
  /** Counts those reports afresh that are wrong; a server that listens does so soon after its start and every night. */
  mendReports: () => Promise<number>
  /** To be called before it listens; a server that listens does so by itself every five seconds. */
  beat: () => Promise<void>
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
  /** Without one it is as if `now` were all that the machine knows of time. */
  clock?: AnchoredClock
  /** What a busy loop is measured by, in milliseconds. */
  monotonic?: (() => number) | undefined
  /** Resolves after so many milliseconds. */
  pause?: ((ms: number) => Promise<unknown>) | undefined
  /** Makes a caller wait, likewise. */
  delay?: ((ms: number) => Promise<unknown>) | undefined
  /** What it costs to hash a password; the usual where none is given. */
  hashCost?: HashCost | undefined
  /** The folder that holds the built pages, if it is not the usual one. */
  pages?: string | undefined
  /** Called when the disk can't be trusted any more: the process must end rather than guess. */
  onBrokenStorage?: () => void
}

const CLOSE_EVERY_MS = SECOND
const FOLD_EVERY_MS = SECOND
const SEND_EVERY_MS = SECOND
const LOOK_FOR_NIGHT_EVERY_MS = MINUTE
const CLEAR_EVERY_MS = MINUTE
const TELL_EVERY_MS = 5 * MINUTE
const TIDY_EVERY_MS = 10 * MINUTE

/** The whole server but for its port: the database comes in open and migrated. */
export const createApp = (parts: Parts): App => {
  const { config, db, now = Date.now, clock = clockOf(now), pause, delay = wait, onBrokenStorage } = parts
  const http = createHttp(config)
  const accepted = countConnections(http.server)
  const hashPassword = createHashPassword(parts.hashCost)
  const context = contextOf({ config, db, log: http.log, now: clock.now, delay, hashPassword }, accepted)
  const heart = createHeart({ ...context, clock, pause })
  const readiness: Readiness = { isDraining: false, isWell: heart.isReady }
  const closeAll = createCloseOverdue(context)
  const closeOverdue = async () => (heart.mayClose() ? closeAll() : 0)
  const foldReports = createFoldReports(context)
  const mendReports = createMendReports({ ...context, isStopping: () => readiness.isDraining })
  const mail = createMailSender({ ...context, deliver: createDelivery({ ...config, log: http.log }) })
  const tidy = createTidy(context)

  const arrivals = createArrivals(clock.now, parts.monotonic)
  noteArrivals(http, arrivals, clock.now)
  answerSafely(http, config, onBrokenStorage)
  admitBodies(http)
  healthRoutes(http, context, readiness)
  const endStreams = productRoutes(http, context)
  servePages(http, config, parts.pages)

  const chores: Chore[] = []
  const onFailure = (error: unknown) => {
    if (storageTrouble(error) === 'broken') onBrokenStorage?.()
  }
  http.addHook('onListen', async () => {
    arrivals.watch()
    chores.push(
      repeatedly(context, { everyMs: CLOSE_EVERY_MS, work: closeOverdue, onFailure }),
      repeatedly(context, { everyMs: FOLD_EVERY_MS, work: foldReports, onFailure }),
      repeatedly(context, { everyMs: LOOK_FOR_NIGHT_EVERY_MS, work: onceANight(context, mendReports), onFailure }),
      repeatedly(context, { everyMs: CLEAR_EVERY_MS, work: context.partings.clear, onFailure }),
      repeatedly(context, { everyMs: TELL_EVERY_MS, work: () => tellTeachers(context), onFailure }),
      repeatedly(context, { everyMs: SEND_EVERY_MS, work: mail.sendDue, onFailure }),
      repeatedly(context, { everyMs: BEAT_EVERY, work: heart.beat, onFailure }),
      repeatedly(context, { everyMs: TIDY_EVERY_MS, work: tidy, onFailure }),
    )
  })
  const owedAnswers = watchOwedAnswers(http.server)
  const stop = async (drainMs = 0) => {
    readiness.isDraining = true
    owedAnswers.sendElsewhere()
    endStreams()
    if (drainMs > 0) await wait(drainMs)
    mail.stop()
    await Promise.all(chores.map((chore) => chore.stop()))
    await context.live.stop()
    await closeHttp(http, owedAnswers)
    await context.committer.drain()
    await db.destroy()
  }
  return { http, context, closeOverdue, foldReports, mendReports, beat: heart.beat, sendMail: mail.sendDue, tidy, stop }
}

type Given = Pick<Context, 'config' | 'db' | 'log' | 'now' | 'delay' | 'hashPassword'>

const contextOf = (given: Given, accepted: () => number): Context => {
  const secret = receiptSecret(given.config)
  const papers = createPaperShelf(given)
  const tallies = createTallies(given.db)
  const across = createFindAcross(given.db)
  return {
    ...given,
    committer: createCommitter(given.db, { accepted }),
    papers,
    live: createLive({ ...given, papers, tallies }),
    tallies,
    givers: createBoundGivers(given),
    restarts: createBoundRestarts(given),
    partings: createPartings(given.db),
    responses: createRememberResponses(given.db),
    countTold: createCountTold(given.db),
    across,
    quizTallies: createQuizTallies({ ...given, papers, across }),
    epoch: createEpoch(given.db),
    receipts: createReceiptSeal(secret),
    sign: createSigning(secret),
    letters: createLetterSecrets(secret),
    twoFactor: createTwoFactorSecrets(secret),
    newId,
    newCode,
    newToken,
  }
}

/** Answers with what ends all streams of events. */
const productRoutes = (http: FastifyInstance, context: Context): (() => void) => {
  accountRoutes(http, context)
  verificationRoutes(http, context)
  emailChangeRoutes(http, context)
  notificationRoutes(http, context)
  profileRoutes(http, context)
  accountSettingsRoutes(http, context)
  twoFactorRoutes(http, context)
  passkeyRoutes(http, context)
  homeRoutes(http, context)
  activityRoutes(http, context)
  quizListRoutes(http, context)
  publishingRoutes(http, context)
  paperRoutes(http, context)
  quizActionRoutes(http, context)
  settingsRoutes(http, context)
  draftRoutes(http, context)
  versionRoutes(http, context)
  pictureRoutes(http, context)
  submissionRoutes(http, context)
  responseRoutes(http, context)
  hallQuestionRoutes(http, context)
  presentationRoutes(http, context)
  sentFileRoutes(http, context)
  surveyRoutes(http, context)
  surveyResultRoutes(http, context)
  summaryLinkRoutes(http, context)
  pollRoutes(http, context)
  analyticsRoutes(http, context)
  trendRoutes(http, context)
  lateAnswerRoutes(http, context)
  invigilationRoutes(http, context)
  handMarkRoutes(http, context)
  erasureRoutes(http, context)
  retentionRoutes(http, context)
  exportRoutes(http, context)
  accountExportRoutes(http, context)
  contactRoutes(http, context)
  newsletterRoutes(http, context)
  documentRoutes(http, context)
  return liveRoutes(http, context)
}

const clockOf = (now: () => number) => createAnchoredClock({ wall: now, uptime: now, monotonic: now, bootId: null })

const createTidy = (context: Context) => {
  const { config } = context
  const tidyOutbox = createTidyOutbox({ ...context, dataDir: config.dataDir })
  const retain = onceANight(context, () => runRetention(context))
  return async () => {
    await deleteExpired(context)
    await eraseDueAccounts(context)
    await emptyBin(context)
    await finishErasures(context)
    await retain()
    await tidyPictures(context)
    await tidyFiles(context)
    await tidyGivenUp(context)
    await tidyOutbox()
  }
}
