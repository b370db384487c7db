import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What everybody but the owner may do. */
const OTHERS = 0o077
/** Folders of ours in the data folder; in whatever else lies there nobody can come any more either. */
const FOLDERS = ['backups', 'outbox']

/** From here on nobody but the owner may read what this process makes. */
export const makeFilesPrivate = (): void => void process.umask(OTHERS)

/**
 * Takes from everybody but the owner what lies in the data folder: phone numbers, links and secrets, some of it written
 * before anybody looked. No link is followed. Answers what could not be changed.
 */
export const closeToOthers = (dataDir: string): string[] => {
  if (process.platform === 'win32' || !isFolder(dataDir)) return []
  const inside = [dataDir, ...FOLDERS.map((name) => join(dataDir, name)).filter(isFolder)]
  const files = inside.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return [...inside, ...files].filter((path) => !isClosed(path))
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

const isClosed = (path: string): boolean => {
  // A journal may be gone by now.
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return true
  try {
    chmodSync(path, found.mode & ~OTHERS & 0o7777)
    return true
  } catch {
    return false
  }
}
