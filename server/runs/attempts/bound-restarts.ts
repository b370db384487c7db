import { type Instant, MINUTE } from '#domain/time/time-limit.ts'
import type { Config } from '../../config.ts'
import { createNumberedShelf } from '../../shelf.ts'

/** Further attempts that a device may begin within the time that a quiz takes; a phone that is passed on needs about one. */
export const MOST_RESTARTS = 3
const LEAST_WINDOW = 10 * MINUTE
/** Who has not asked for the longest is forgotten first. */
const MOST_DEVICES = 100_000

type Needs = { now: () => Instant; config: Pick<Config, 'limitsFailures'> }

/** `held`: the hash of the token that the browser holds of this quiz. `next`: of the one it gets. `minutes`: what the quiz takes. */
type Restart = { held: string; next: string; minutes: number }

/**
 * Counts how often one browser begins one quiz again as somebody else, in this process alone. A browser is known by the
 * attempt that it holds; whoever throws that away is not known.
 */
export const createBoundRestarts = ({ now, config }: Needs) => {
  /** When each was begun; the list is shared by all tokens that one browser has had. */
  const begunBy = createNumberedShelf<Instant[]>(MOST_DEVICES)

  return {
    /** False: not yet. */
    take: ({ held, next, minutes }: Restart): boolean => {
      if (!config.limitsFailures) return true
      const begun = begunBy.get(held) ?? []
      const since = now() - Math.max(LEAST_WINDOW, minutes * MINUTE)
      if (begun.filter((at) => at > since).length >= MOST_RESTARTS) return false
      begun.push(now())
      if (begun.length > MOST_RESTARTS) begun.shift()
      begunBy.set(held, begun)
      begunBy.set(next, begun)
      return true
    },
    /** Nothing new was begun. */
    giveBack: ({ held }: Pick<Restart, 'held'>): void => {
      begunBy.get(held)?.pop()
    },
  }
}

export type BoundRestarts = ReturnType<typeof createBoundRestarts>
