import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { CallFailure, Reply } from './reply.ts'

/** Before a page asks again for what it cannot go on without. */
export const RETRY_MS = 2 * SECOND
/** Ten thousand clocks reach zero in the same second; within the grace period the submissions may spread out. */
export const JITTER_MS = 3 * SECOND

const FIRST_MS = 500
const MOST_MS = 30_000
const NEAR_BELL_MS = SECOND
const NEAR_BELL_TIMEOUT_MS = 3 * SECOND
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

/** Whether the same call may succeed later. What is wrong with the call itself stays wrong. */
export const isPassing = ({ status, code }: CallFailure): boolean =>
  status === null || status >= 500 || code === 'not_an_answer' || PASSING_STATUSES.includes(status)

/** Milliseconds to the end of the attempt, less than 0 after it. Where nothing ends it is far away. */
export type ToBell = () => number

export const noBell: ToBell = () => Number.POSITIVE_INFINITY

const isNearBell = (msToBell: number): boolean => Math.abs(msToBell) <= MINUTE

/** How long to wait after the `failures`-th failure in a row: full jitter, and never sooner than the server asks. */
const backoffMs = (failures: number, failure: Pick<CallFailure, 'retryAfterMs'>, random: number): number => {
  const most = Math.min(MOST_MS, FIRST_MS * 2 ** failures)
  return (failure.retryAfterMs ?? 0) + random * most
}

type Failed = { failures: number; failure: Pick<CallFailure, 'retryAfterMs'>; random: number; msToBell: number }

/** Near the bell every second counts, whatever the server asks; and no wait from before reaches far into that minute. */
export const pauseMs = ({ failures, failure, random, msToBell }: Failed): number => {
  const nearBell = NEAR_BELL_MS * (1 + random)
  if (isNearBell(msToBell)) return nearBell
  const pause = backoffMs(failures, failure, random)
  return msToBell > MINUTE ? Math.min(pause, msToBell - MINUTE + nearBell) : pause
}

/** A slow network gets more time with every try, but not near the bell. */
export const timeoutMs = (failures: number, msToBell = noBell()): number =>
  isNearBell(msToBell) ? NEAR_BELL_TIMEOUT_MS : Math.min(20_000, 5000 * (failures + 1))

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

type KeepTryingOptions = {
  patience: Patience
  onFailure: (failure: CallFailure) => void
  random?: () => number
  toBell?: ToBell
  /** Somebody has said that it is enough. */
  isGivenUp?: () => boolean
}

/** Makes the call again and again until it succeeds, or fails in a way that trying again cannot mend. */
export const keepTrying = async <T>(
  make: (timeoutMs: number) => Promise<Reply<T>>,
  { patience, onFailure, random = Math.random, toBell = noBell, isGivenUp = () => false }: KeepTryingOptions,
): Promise<Reply<T>> => {
  for (let failures = 0; ; failures += 1) {
    const reply = await make(timeoutMs(failures, toBell()))
    if (reply.ok || !isPassing(reply.failure) || isGivenUp()) return reply
    onFailure(reply.failure)
    await patience.pause(pauseMs({ failures, failure: reply.failure, random: random(), msToBell: toBell() }))
    if (isGivenUp()) return reply
  }
}
