import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Instant } from '#domain/time/time-limit.ts'
import { type AnchoredClock, createAnchoredClock } from './clock/anchored-clock.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { createCommitter } from './database/committer.ts'
import type { Database } from './database/connect.ts'
import { createEpoch } from './database/epoch.ts'
import { createLive } from './live/create-live.ts'
import { createLetterSecrets } from './mail/letter-secrets.ts'
import { createHashPassword, type HashCost } from './people/accounts/hash-password.ts'
import { createTwoFactorSecrets } from './people/two-factor/two-factor-secrets.ts'
import { createFindAcross } from './questionnaires/papers/find-across.ts'
import { createPaperShelf } from './questionnaires/papers/shelve-papers.ts'
import { receiptSecret } from './receipt-secret.ts'
import { createCountTold } from './results/anonymous/count-told.ts'
import { createOutlines } from './results/quizzes/keep-outlines.ts'
import { createQuizTallies } from './results/quizzes/tally-questions.ts'
import { createRememberResponses } from './results/surveys/remember-responses.ts'
import { createTrends } from './results/trends/keep-trends.ts'
import { createBoundRestarts } from './runs/attempts/bound-restarts.ts'
import { createReceiptSeal } from './runs/attempts/seal-receipt.ts'
import { createBoundParticipants } from './runs/responses/bound-participants.ts'
import { createPartings } from './runs/responses/clear-journal.ts'
import { createTallies } from './runs/responses/keep-tallies.ts'
import { createSigning, newCode, newId, newToken } from './secrets.ts'

/** What comes in from outside, for the whole server. */
export type Parts = {
  config: Config
  /** Open and migrated. */
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

export const clockOf = ({ clock, now = Date.now }: Parts): AnchoredClock =>
  clock ?? createAnchoredClock({ wall: now, uptime: now, monotonic: now, bootId: null })

type Given = Pick<Parts, 'config' | 'db' | 'delay' | 'hashCost'> & {
  now: () => Instant
  log: FastifyBaseLogger
  /** How many connections there have been. */
  accepted: () => number
}

/** What one process keeps, and what it makes of its secret. */
export const createContext = ({ config, db, delay = wait, hashCost, now, log, accepted }: Given): Context => {
  const given = { config, db, delay, now, log, hashPassword: createHashPassword(hashCost) }
  const secret = receiptSecret(config)
  const papers = createPaperShelf(given)
  const tallies = createTallies(db)
  const across = createFindAcross(db)
  return {
    ...given,
    committer: createCommitter(db, { accepted }),
    papers,
    live: createLive({ ...given, papers, tallies }),
    tallies,
    participants: createBoundParticipants(given),
    restarts: createBoundRestarts(given),
    partings: createPartings(db),
    responses: createRememberResponses(db),
    countTold: createCountTold(db),
    across,
    quizTallies: createQuizTallies({ ...given, papers, across }),
    outlines: createOutlines(given),
    trends: createTrends(given),
    epoch: createEpoch(db),
    receipts: createReceiptSeal(secret),
    sign: createSigning(secret),
    letters: createLetterSecrets(secret),
    twoFactor: createTwoFactorSecrets(secret),
    newId,
    newCode,
    newToken,
  }
}
