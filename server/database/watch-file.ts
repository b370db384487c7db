import { statSync } from 'node:fs'

/** The file that is written to is not the one that the next start would read. It stays lost until then. */
export class LostFileError extends Error {
  override name = 'LostFileError'
}

/** Device and inode: another file under the same name has others, for as long as the first is open. */
const identityOf = (path: string): string | null => {
  try {
    const { dev, ino } = statSync(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

/**
 * Remembers the database `file` and the journal beside it, which are open; the function that it answers throws
 * `LostFileError` as soon as one of them is no longer found under its name, and ever after.
 */
export const watchFile = (file: string): (() => void) => {
  const watched = [file, `${file}-wal`].map((path) => ({ path, identity: identityOf(path) }))
  let lost: LostFileError | null = null
  return () => {
    if (lost) throw lost
    for (const { path, identity } of watched) {
      const found = identityOf(path)
      if (found === identity) continue
      const how = found === null ? 'is gone' : 'was replaced by another'
      lost = new LostFileError(
        `The database file ${path} ${how} while the server runs. Nothing is stored until it is started again.`,
      )
      throw lost
    }
  }
}

const told = new WeakSet<Error>()

/** False for a lost file that was asked about before: it is told in the log once, not with every call that meets it. */
export const isNews = (error: unknown): boolean => {
  if (!(error instanceof LostFileError)) return true
  const isNew = !told.has(error)
  told.add(error)
  return isNew
}
