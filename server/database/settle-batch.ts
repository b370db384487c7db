import { setImmediate as aTurn } from 'node:timers/promises'
import type { Transaction as KyselyTransaction } from 'kysely'
import { SLICE } from './batch-size.ts'
import type { Database } from './connect.ts'
import { lockAttempts, type StorageTrouble, storageTrouble } from './dialect.ts'
import type { Tables } from './tables.ts'

export type Transaction = KyselyTransaction<Tables>

/**
 * Does the same thing for many callers in one transaction; answers them in the order of `items`. `locks` says which
 * attempts it is about: those of all work in a transaction are locked at once, before any of it begins.
 */
export type Work<Item, Outcome> = ((trx: Transaction, items: Item[]) => Promise<Outcome[]>) & {
  locks?: (item: Item) => Partial<Record<'token' | 'id', string | null>>
}

export type Waiting = {
  work: Work<unknown, unknown>
  item: unknown
  resolve: (outcome: unknown) => void
  reject: (error: unknown) => void
}

/** `commitMs`: how long the commit itself took, beside the work. */
export type Settled = { ok: true; commitMs: number } | { ok: false; error: unknown; trouble: StorageTrouble | null }

/**
 * One transaction for all; each caller is answered after its commit. What fails is tried again in halves, so that one bad
 * item hurts nobody else, but never where the storage itself is in trouble: it may have kept it all the same, and whoever
 * asks again finds that out.
 */
export const settleBatch = async (db: Database, batch: Waiting[], clock: () => number): Promise<Settled> => {
  try {
    let workedUntil = 0
    const outcomes = await db.transaction().execute(async (trx) => {
      const found = await workOn(trx, batch)
      workedUntil = clock()
      return found
    })
    const commitMs = clock() - workedUntil
    for (const [caller, outcome] of outcomes) caller.resolve(outcome)
    return { ok: true, commitMs }
  } catch (error) {
    const trouble = storageTrouble(error)
    if (batch.length > 1 && trouble === null) {
      const half = Math.ceil(batch.length / 2)
      await settleBatch(db, batch.slice(0, half), clock)
      return settleBatch(db, batch.slice(half), clock)
    }
    for (const { reject } of batch) reject(error)
    return { ok: false, error, trouble }
  }
}

/** Kind by kind and slice by slice; between two slices the event loop does what else there is to do. */
const workOn = async (trx: Transaction, batch: Waiting[]): Promise<[Waiting, unknown][]> => {
  const outcomes: [Waiting, unknown][] = []
  await lockAttempts(trx, attemptsOf(batch))
  for (const [work, callers] of Map.groupBy(batch, ({ work }) => work)) {
    for (let at = 0; at < callers.length; at += SLICE) {
      if (outcomes.length > 0 && batch.length > SLICE) await aTurn()
      const slice = callers.slice(at, at + SLICE)
      const items = slice.map(({ item }) => item)
      const answers = await work(trx, items)
      for (const [index, caller] of slice.entries()) outcomes.push([caller, answers[index]])
    }
  }
  return outcomes
}

const attemptsOf = (batch: Waiting[]) => {
  const locks = batch.map(({ work, item }) => work.locks?.(item) ?? {})
  return {
    tokens: [...new Set(locks.flatMap(({ token }) => token ?? []))],
    ids: [...new Set(locks.flatMap(({ id }) => id ?? []))],
  }
}
