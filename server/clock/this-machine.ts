import { readFileSync } from 'node:fs'
import { uptime } from 'node:os'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Machine } from './anchored-clock.ts'

const BOOT_ID = '/proc/sys/kernel/random/boot_id'

/**
 * Linux alone names its boots. Elsewhere a process that starts believes the wall clock, as after a boot; once it runs, a
 * wall clock that jumps changes nothing there either.
 */
const readBootId = (): string | null => {
  try {
    return readFileSync(BOOT_ID, 'utf8').trim() || null
  } catch {
    return null
  }
}

export const thisMachine = (): Machine => ({
  wall: Date.now,
  uptime: () => uptime() * SECOND,
  monotonic: () => performance.now(),
  bootId: readBootId(),
})
