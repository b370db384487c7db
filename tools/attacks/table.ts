import type { Target } from './target.ts'

/** One attack: what is done to a started server, and what must come of it. */
export type Attack = {
  name: string
  attempt: (target: Target) => Promise<unknown>
  /** What `attempt` has to find, in its order. */
  finds: unknown
}
