import { MINUTE } from '#domain/time/time-limit.ts'
import { type Chore, onceANight, repeatedly, type Stoppable } from './chores.ts'
import type { Context } from './context.ts'
import { storageTrouble } from './database/dialect.ts'
import type { Features } from './features.ts'

const LOOK_FOR_NIGHT_EVERY_MS = MINUTE
const TIDY_EVERY_MS = 10 * MINUTE

export type Housekeeping = {
  /** Takes what is to be tidied now, one after the other. */
  tidy: () => Promise<void>
  /** From now on all chores are done, each at its times and beside the others. */
  begin: () => void
  /** Begins no other turn, and waits for those under way. */
  stop: () => Promise<void>
}

/** What a server does by itself: the chores of all its features, and their tidying as one more. */
export const createHousekeeping = (
  context: Pick<Context, 'log' | 'now'>,
  features: readonly Features[],
  onBrokenStorage?: () => void,
): Housekeeping => {
  const tidy = inTurn(
    context,
    features.flatMap(({ tidying = [] }) => tidying),
  )
  const chores: Chore[] = features.flatMap(({ chores = {} }) => Object.values(chores))
  chores.push({ every: TIDY_EVERY_MS, work: tidy })
  const onFailure = (error: unknown) => {
    if (storageTrouble(error) === 'broken') onBrokenStorage?.()
  }
  const begin = ({ every, work }: Chore): Stoppable =>
    every === 'night'
      ? repeatedly(context, { everyMs: LOOK_FOR_NIGHT_EVERY_MS, work: onceANight(context, work), onFailure })
      : repeatedly(context, { everyMs: every, work, onFailure })
  let begun: Stoppable[] = []
  return {
    tidy,
    begin: () => {
      begun = chores.map(begin)
    },
    stop: async () => {
      for (const { hurry } of chores) hurry?.()
      await Promise.all(begun.map((chore) => chore.stop()))
    },
  }
}

/**
 * A step that fails keeps none of the others from being taken. The first failure is thrown at the end, and others are logged,
 * each by itself: what is left out of the log is left out by its place in one error. What ails the storage ails all steps:
 * none is taken after it, and it is what is thrown.
 */
const inTurn =
  ({ log }: Pick<Context, 'log'>, steps: readonly (() => Promise<unknown>)[]) =>
  async (): Promise<void> => {
    const failures: unknown[] = []
    for (const step of steps) {
      try {
        await step()
      } catch (error) {
        failures.push(error)
        if (storageTrouble(error) !== null) break
      }
    }
    const last = failures.at(-1)
    const thrown = storageTrouble(last) === null ? failures[0] : last
    for (const err of failures) if (err !== thrown) log.error({ err }, 'another step of the tidying failed')
    if (failures.length > 0) throw thrown
  }
