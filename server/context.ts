import type { FastifyBaseLogger } from 'fastify'
import type { Instant } from '#domain/time/time-limit.ts'
import type { HashPassword } from './accounts/hash-password.ts'
import type { QuizTallies } from './analytics/tally-questions.ts'
import type { Partings } from './anonymous/clear-journal.ts'
import type { CountTold } from './anonymous/count-told.ts'
import type { Config } from './config.ts'
import type { Committer } from './database/committer.ts'
import type { Database } from './database/connect.ts'
import type { Live } from './live/create-live.ts'
import type { LetterSecrets } from './mail/letter-secrets.ts'
import type { FindAcross } from './questionnaires/find-across.ts'
import type { PaperShelf } from './questionnaires/shelve-papers.ts'
import type { BoundGivers } from './responses/bound-givers.ts'
import type { Tallies } from './responses/keep-tallies.ts'
import type { Sign } from './secrets.ts'
import type { BoundRestarts } from './submissions/bound-restarts.ts'
import type { ReceiptSeal } from './submissions/seal-receipt.ts'
import type { RememberedResponses } from './surveys/remember-responses.ts'
import type { TwoFactorSecrets } from './two-factor/two-factor-secrets.ts'

/** Everything a use case may reach for; each names the part it needs with `Pick`. */
export type Context = {
  config: Config
  db: Database
  committer: Committer
  papers: PaperShelf
  live: Live
  tallies: Tallies
  quizTallies: QuizTallies
  responses: RememberedResponses
  countTold: CountTold
  givers: BoundGivers
  restarts: BoundRestarts
  across: FindAcross
  partings: Partings
  /** The name of this life of the database; another one after a restore. */
  epoch: () => Promise<string>
  receipts: ReceiptSeal
  sign: Sign
  letters: LetterSecrets
  twoFactor: TwoFactorSecrets
  log: FastifyBaseLogger
  now: () => Instant
  /** Lets a caller wait before anything is done for it. */
  delay: (ms: number) => Promise<unknown>
  hashPassword: HashPassword
  newId: () => string
  /** A random code of `length` characters for people to read. */
  newCode: (length: number) => string
  /** A random secret of 256 bits. */
  newToken: () => string
}
