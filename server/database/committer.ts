import { SECOND } from '#domain/time/time-limit.ts'
import { batchSizeFor, SLICE } from './batch-size.ts'
import type { Database } from './connect.ts'
import { commitsInFlight } from './dialect.ts'
import { newcomersTaken } from './newcomers.ts'
import { type Settled, settleBatch, type Waiting, type Work } from './settle-batch.ts'

export type { Transaction, Work } from './settle-batch.ts'

export type Committer = {
  /** Resolves only after the commit. Throws `QueueFullError` at once when too much is waiting. */
  commit: <Item, Outcome>(work: Work<Item, Outcome>, item: Item) => Promise<Outcome>
  /** Whether a crowd is waiting for its acknowledgement: what can be done later, had better be. */
  isBusy: () => boolean
  /** Resolves when nothing is waiting or under way any more. */
  drain: () => Promise<void>
  /** For how many milliseconds the slowest transaction under way has been on its way; 0 when there is none. */
  slowestMs: () => number
  /** Whether what came last could not be stored, and not long ago: heartbeats are small, and may find room where it did not. */
  isFailing: () => boolean
}

export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Twice the bell of the largest exam one machine is meant for; beyond it a device is told to come back. */
const MAX_WAITING = 20_000
/** Whoever could not reach the database for this long speaks for everybody who waits behind. */
const SILENT_MS = SECOND
/** Whoever keeps work away from a server that can't store it has to let some through again, to find out. */
const FAILING_FOR_MS = 10 * SECOND
type Settings = {
  maxWaiting?: number
  /** Milliseconds on a clock that nobody sets. */
  clock?: () => number
  /** How many connections were accepted so far. */
  accepted?: () => number
}

/**
 * What arrives in one turn of the event loop goes to the database as one transaction: a busy moment is one fsync, not a
 * thousand.
 */
export const createCommitter = (db: Database, settings: Settings = {}): Committer => {
  const { maxWaiting = MAX_WAITING, clock = () => performance.now(), accepted = () => 0 } = settings
  const mayFly = commitsInFlight(db)
  const drained: (() => void)[] = []
  const flying = new Set<{ since: number; callers: number }>()
  let waiting: Waiting[] = []
  let isScheduled = false
  let usualCommitMs = 0
  const failing = createFailing(clock)

  const isIdle = () => waiting.length === 0 && flying.size === 0

  const schedule = () => {
    if (isScheduled || waiting.length === 0 || flying.size >= mayFly) return
    isScheduled = true
    if (mayFly > 1) return void setImmediate(take)
    void newcomersTaken({ usualCommitMs, clock, accepted, waiting: () => waiting.length }).then(take)
  }

  const take = () => {
    isScheduled = false
    void fly()
  }

  const fly = async () => {
    const { batch, left } = mayFly === 1 ? firstOf(waiting, batchSizeFor(usualCommitMs)) : firstOfOneKind(waiting)
    waiting = left
    if (batch.length > 0) await settle(batch)
    if (isIdle()) for (const done of drained.splice(0)) done()
    schedule()
  }

  const settle = async (batch: Waiting[]) => {
    const flight = { since: clock(), callers: batch.length }
    flying.add(flight)
    schedule()
    const settled = await settleBatch(db, batch, clock)
    flying.delete(flight)
    failing.note(settled)
    if (settled.ok) usualCommitMs = (usualCommitMs + settled.commitMs) / 2
    else if (settled.trouble === 'unreachable' && clock() - flight.since > SILENT_MS)
      for (const { reject } of waiting.splice(0)) reject(settled.error)
  }

  return {
    commit: <Item, Outcome>(work: Work<Item, Outcome>, item: Item) =>
      new Promise<Outcome>((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new QueueFullError('too much is waiting to be committed'))
        // Each item comes back only to the work and the caller it was given with, so their types still fit.
        waiting.push({ work, item, resolve, reject } as unknown as Waiting)
        schedule()
      }),
    isBusy: () => [...flying].reduce((sum, { callers }) => sum + callers, waiting.length) > SLICE,
    drain: () => new Promise<void>((resolve) => (isIdle() ? resolve() : drained.push(resolve))),
    isFailing: failing.isRecent,
    slowestMs: () => Math.max(0, ...[...flying].map(({ since }) => clock() - since)),
  }
}

/** Whether the storage took what came last. */
const createFailing = (clock: () => number) => {
  let at = Number.NEGATIVE_INFINITY
  return {
    note: (settled: Settled) => {
      if (settled.ok) at = Number.NEGATIVE_INFINITY
      else if (settled.trouble !== null) at = clock()
    },
    isRecent: () => clock() - at < FAILING_FOR_MS,
  }
}

type Taken = { batch: Waiting[]; left: Waiting[] }

const firstOf = (waiting: Waiting[], size: number): Taken => ({
  batch: waiting.slice(0, size),
  left: waiting.slice(size),
})

/**
 * Where several transactions run side by side, each does one kind of work, so that it locks all its rows in one statement:
 * two that lock in several could wait for each other.
 */
const firstOfOneKind = (waiting: Waiting[]): Taken => {
  const batch: Waiting[] = []
  const left = waiting.filter((each) => {
    const isTaken = each.work === waiting[0]?.work && batch.length < SLICE
    if (isTaken) batch.push(each)
    return !isTaken
  })
  return { batch, left }
}
