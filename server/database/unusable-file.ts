/** SQLite's primary result codes, in what they mean for whoever starts the server. */
const REASONS: Record<number, string> = {
  3: 'can not be opened: this user has no right to it.',
  8: 'can not be written: it, or its folder, is read-only for this user.',
  10: 'can not be read from its disk. Look at the disk, then restore a backup onto a sound one.',
  11: 'is damaged, or was cut off when it was copied. Put back the whole file, or restore a backup.',
  14: 'can not be opened: it is a folder, or its folder can not be written.',
  26: 'is no Quiznity database. Put back the file that was there, or restore a backup.',
}
const PRIMARY_CODE = 0xff

/** Why a database file can't be used, as the end of a sentence that begins with its name; null for anything else. */
export const unusableFile = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null
  if ('code' in error && (error.code === 'ENOTDIR' || error.code === 'EEXIST' || error.code === 'EACCES'))
    return 'can not be made: DATA_DIR is no folder that this user can write.'
  const code = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & PRIMARY_CODE : 0
  return REASONS[code] ?? null
}
