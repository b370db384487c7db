import { chmodSync, constants, copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupsOf, databaseFileOf, flushFile, flushFolderOf, OWNER_ONLY, type Place, stampOf } from './place.ts'

/** A second name for the same file; where the file system knows no such thing, a copy. */
const keepAs = (kept: string, current: string) => {
  try {
    linkSync(current, kept)
  } catch {
    copyFileSync(current, kept, constants.COPYFILE_EXCL)
  }
}

/**
 * Puts `file` in the database's place by one rename, and keeps what was there; answers under which name, null when there
 * was nothing. Whoever is killed in between leaves the one or the other, never half of each.
 */
export const replaceFile = async (file: string, place: Place, now: number): Promise<string | null> => {
  const current = databaseFileOf(place)
  const kept = join(backupsOf(place), `before-restore-${stampOf(now)}.sqlite`)
  const hadOne = existsSync(current)
  mkdirSync(backupsOf(place), { recursive: true })
  if (hadOne) {
    chmodSync(current, OWNER_ONLY)
    keepAs(kept, current)
    await flushFile(kept)
    await flushFolderOf(kept)
  }
  // Left by a file that could not be read: beside another database they would be read as its own newest pages.
  if (existsSync(`${current}-wal`)) renameSync(`${current}-wal`, `${kept}-wal`)
  rmSync(`${current}-shm`, { force: true })
  renameSync(file, current)
  await flushFolderOf(current)
  return hadOne ? kept : null
}
