import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '#domain/time/time-limit.ts'
import { isBusy } from './dialect.ts'

/** Another program that writes to the file, such as a copy or a person at a shell, is waited for so long. */
const WAITS_FOR_MS = 5 * SECOND
const TRIES_EVERY_MS = 20

/**
 * Does it again until the file is no longer locked by somebody else: SQLite's own waiting would hold the event loop, and with
 * it everybody who wants nothing from the file. Throws what the last try threw after five seconds.
 */
export const whileBusy = async <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
  const until = performance.now() + WAITS_FOR_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error
      await pause(TRIES_EVERY_MS)
    }
  }
}
