import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Ask, numberFrom } from './contents.ts'
import { databaseFileOf, type Place } from './place.ts'

/** A server holds an exclusive transaction on this file for as long as it runs. */
const LOCK_FILE = 'quiznity.lock.sqlite'
/** Three beats: a server that has not written for so long is gone, or as good as. */
const BEAT_WITHIN_MS = 15_000

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && (error.errcode === 5 || error.errcode === 6)

/** Keeps every server from starting on the folder until `release`; null: one is running there. */
export const holdFolder = ({ dataDir }: Place): { release: () => void } | null => {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, LOCK_FILE), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

export const isFolderHeld = (place: Place): boolean => {
  if (!existsSync(join(place.dataDir, LOCK_FILE))) return false
  const hold = holdFolder(place)
  hold?.release()
  return hold === null
}

/** How long ago any server last wrote that it runs, in milliseconds; null: never. */
export const sinceLastBeat = async (ask: Ask, now: number): Promise<number | null> => {
  const at = await numberFrom(ask, 'select max(at) as found from heartbeat')
  return at === null ? null : now - at
}

/** On PostgreSQL, where servers may run on other machines: whether one has just written. */
export const isBeating = async (ask: Ask, now: number): Promise<boolean> => {
  const since = await sinceLastBeat(ask, now)
  return since !== null && since < BEAT_WITHIN_MS
}

/** Ends the journal beside the file; false while another process has the database open. */
export const closeJournal = (place: Place): boolean => {
  const db = new DatabaseSync(databaseFileOf(place), { timeout: 0 })
  try {
    return db.prepare('pragma journal_mode = delete').get()?.journal_mode === 'delete'
  } catch (error) {
    if (isBusy(error)) return false
    throw error
  } finally {
    db.close()
  }
}
