import type { Transaction } from 'kysely'
import type { Database } from './connect.ts'
import { commitsInFlight, storageTrouble } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Does the same thing for many callers in one transaction; answers them in the order of `items`. */
export type Work<Item, Outcome> = (trx: Transaction<Tables>, items: Item[]) => Promise<Outcome[]>

export type Committer = {
  /** Resolves only after the commit. Throws `QueueFullError` at once when too much is waiting. */
  commit: <Item, Outcome>(work: Work<Item, Outcome>, item: Item) => Promise<Outcome>
  /** Resolves when nothing is waiting or under way any more. */
  drain: () => Promise<void>
}

export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type Waiting = {
  work: Work<unknown, unknown>
  item: unknown
  resolve: (outcome: unknown) => void
  reject: (error: unknown) => void
}

/** Twice the bell of the largest exam one machine is meant for; beyond it a device is told to come back. */
const MAX_WAITING = 20_000
/** Small enough that one batch does not hold the event loop for long. */
const MAX_BATCH = 256

/**
 * What arrives in one turn of the event loop goes to the database as one transaction: a busy moment is one fsync, not a
 * thousand. A batch that fails is tried again item by item, so that one bad item hurts nobody else.
 */
export const createCommitter = (db: Database, maxWaiting = MAX_WAITING): Committer => {
  const mayFly = commitsInFlight(db)
  const drained: (() => void)[] = []
  let waiting: Waiting[] = []
  let flying = 0
  let isScheduled = false

  const schedule = () => {
    if (isScheduled || waiting.length === 0 || flying >= mayFly) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      void fly()
    })
  }

  const fly = async () => {
    const batch = waiting.slice(0, MAX_BATCH)
    waiting = waiting.slice(MAX_BATCH)
    flying += 1
    schedule()
    await settle(db, batch)
    flying -= 1
    if (waiting.length === 0 && flying === 0) for (const done of drained.splice(0)) done()
    schedule()
  }

  return {
    commit: <Item, Outcome>(work: Work<Item, Outcome>, item: Item) =>
      new Promise<Outcome>((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new QueueFullError('too much is waiting to be committed'))
        // Each item comes back only to the work and the caller it was given with, so their types still fit.
        waiting.push({ work, item, resolve, reject } as unknown as Waiting)
        schedule()
      }),
    drain: () =>
      new Promise<void>((resolve) => (waiting.length === 0 && flying === 0 ? resolve() : drained.push(resolve))),
  }
}

const settle = async (db: Database, batch: Waiting[]): Promise<void> => {
  try {
    const outcomes = await inOneTransaction(db, batch)
    for (const [caller, outcome] of outcomes) caller.resolve(outcome)
  } catch (error) {
    if (batch.length === 1 || storageTrouble(error) !== null) for (const { reject } of batch) reject(error)
    else for (const caller of batch) await settle(db, [caller])
  }
}

const inOneTransaction = (db: Database, batch: Waiting[]) =>
  db.transaction().execute(async (trx) => {
    const outcomes: [Waiting, unknown][] = []
    for (const [work, callers] of Map.groupBy(batch, ({ work }) => work)) {
      const answers = await work(
        trx,
        callers.map(({ item }) => item),
      )
      for (const [at, caller] of callers.entries()) outcomes.push([caller, answers[at]])
    }
    return outcomes
  })
