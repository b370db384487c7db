import type { CallFailure, Reply } from '../api/reply.ts'

const FIRST_MS = 500
const MOST_MS = 30_000
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

/** Whether the same call may succeed later. What is wrong with the call itself stays wrong. */
export const isPassing = ({ status, code }: CallFailure): boolean =>
  status === null || status >= 500 || code === 'not_an_answer' || PASSING_STATUSES.includes(status)

/** How long to wait after the `failures`-th failure in a row: full jitter, and never sooner than the server asks. */
export const backoffMs = (failures: number, failure: Pick<CallFailure, 'retryAfterMs'>, random: number): number => {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** failures)
  return (failure.retryAfterMs ?? 0) + random * most
}

/** A slow network gets more time with every try. */
export const timeoutMs = (failures: number): number => Math.min(20_000, 5000 * (failures + 1))

export type Patience = {
  /** Ends after `ms`, or as soon as it is woken. */
  pause: (ms: number) => Promise<void>
  /** Ends every pause: the network is back, or somebody does not want to wait. */
  wake: () => void
}

export const createPatience = (): Patience => {
  const sleepers = new Set<() => void>()
  return {
    pause: (ms) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer)
          sleepers.delete(done)
          resolve()
        }
        const timer = setTimeout(done, ms)
        sleepers.add(done)
      }),
    wake: () => {
      for (const done of [...sleepers]) done()
    },
  }
}

type KeepTryingOptions = { patience: Patience; onFailure: (failure: CallFailure) => void; random?: () => number }

/** Makes the call again and again until it succeeds, or fails in a way that trying again cannot mend. */
export const keepTrying = async <T>(
  make: (failures: number) => Promise<Reply<T>>,
  { patience, onFailure, random = Math.random }: KeepTryingOptions,
): Promise<Reply<T>> => {
  for (let failures = 0; ; failures += 1) {
    const reply = await make(failures)
    if (reply.ok || !isPassing(reply.failure)) return reply
    onFailure(reply.failure)
    await patience.pause(backoffMs(failures, reply.failure, random()))
  }
}
