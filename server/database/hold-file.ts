import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './dialect.ts'
import { StartRefusedError } from './start-refused.ts'

const LOCK = 'quiznity.lock.sqlite'
/** Long enough for somebody who only looks whether it is held; a server holds it for its whole life. */
const HELD_ONLY_FOR_A_LOOK_MS = 500

/** Kept here: what nobody points to any more is closed, and would no longer be held. */
const held = new Set<DatabaseSync>()

/** The lock, taken; null while somebody else has it. */
const take = (dataDir: string, timeout: number): DatabaseSync | null => {
  const lock = new DatabaseSync(join(dataDir, LOCK), { timeout })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

/**
 * One server per database file: two would each acknowledge what the other does not know of. The lock is a transaction on a
 * small file beside it, so the system itself lets go of it when the process ends, however that happens. Where the database
 * is a server of its own, it looks after that, and nothing is held. Answers what lets go; throws `StartRefusedError`.
 */
export const holdFile = ({ databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string }): (() => void) => {
  if (databaseUrl !== null) return () => undefined
  const lock = take(dataDir, HELD_ONLY_FOR_A_LOOK_MS)
  if (lock === null) {
    throw new StartRefusedError(
      `Another Quiznity runs on ${dataDir} already. Stop it first, or set DATA_DIR to a folder of its own.`,
    )
  }
  held.add(lock)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

/** Whether a server runs on the database file in `dataDir`. */
export const isHeld = (dataDir: string): boolean => {
  // A look leaves no trace of a server in a folder that has seen none.
  if (!existsSync(join(dataDir, LOCK))) return false
  const lock = take(dataDir, 0)
  lock?.close()
  return lock === null
}
