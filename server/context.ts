import type { FastifyBaseLogger } from 'fastify'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Config } from './config.ts'
import type { Committer } from './database/committer.ts'
import type { Database } from './database/connect.ts'
import type { Live } from './live/create-live.ts'
import type { LetterSecrets } from './mail/letter-secrets.ts'
import type { HashPassword } from './people/accounts/hash-password.ts'
import type { TwoFactorSecrets } from './people/two-factor/two-factor-secrets.ts'
import type { FindAcross } from './questionnaires/papers/find-across.ts'
import type { PaperShelf } from './questionnaires/papers/shelve-papers.ts'
import type { CountTold } from './results/anonymous/count-told.ts'
import type { Outlines } from './results/quizzes/keep-outlines.ts'
import type { QuizTallies } from './results/quizzes/tally-questions.ts'
import type { RememberedResponses } from './results/surveys/remember-responses.ts'
import type { Trends } from './results/trends/keep-trends.ts'
import type { BoundRestarts } from './runs/attempts/bound-restarts.ts'
import type { ReceiptSeal } from './runs/attempts/seal-receipt.ts'
import type { BoundParticipants } from './runs/responses/bound-participants.ts'
import type { Partings } from './runs/responses/clear-journal.ts'
import type { Tallies } from './runs/responses/keep-tallies.ts'
import type { Sign } from './secrets.ts'

/** Everything a use case may reach for; each names the part it needs with `Pick`. */
export type Context = {
  config: Config
  db: Database
  committer: Committer
  papers: PaperShelf
  live: Live
  tallies: Tallies
  quizTallies: QuizTallies
  outlines: Outlines
  trends: Trends
  responses: RememberedResponses
  countTold: CountTold
  participants: BoundParticipants
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
