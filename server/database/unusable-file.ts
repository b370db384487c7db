import { sqliteResult } from './dialect.ts'

/** SQLite's primary result codes, in what they mean for whoever starts the server. */
const REASONS: Record<number, string> = {
  3: 'can not be opened: this user has no right to it.',
  8: 'can not be written: it, or its folder, is read-only for this user.',
  10: 'can not be read from its disk. Look at the disk, then restore a backup onto a sound one.',
  11: 'is damaged, or was cut off when it was copied. Put back the whole file, or restore a backup.',
  13: 'can not be written: its disk is full. Make room, then start again.',
  14: 'can not be opened: it is a folder, or its folder can not be written.',
  26: 'is no Quiznity database. Put back the file that was there, or restore a backup.',
}

/** Of the system, for a folder that can't be made. */
const NO_FOLDER = /^(ENOTDIR|EEXIST|EACCES|EPERM|EROFS|ENOSPC)$/

/** Why a database file can't be used, as the end of a sentence that begins with its name; null for anything else. */
export const unusableFile = (error: unknown): string | null => {
  const result = sqliteResult(error)
  if (result !== null) return REASONS[result] ?? null
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return NO_FOLDER.test(code) ? 'can not be made: DATA_DIR is no folder that this user can write.' : null
}
