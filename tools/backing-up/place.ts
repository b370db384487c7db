import { open } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Config } from '../../server/config.ts'

/** Where the product keeps its data: PostgreSQL when there is a URL, a SQLite file in the folder otherwise. */
export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

/** An expected failure: nothing was changed, and `why` is for the one who asked. */
export type Refusal = { ok: false; code: string; why: string }

export const refusal = (code: string, why: string): Refusal => ({ ok: false, code, why })

export const databaseFileOf = ({ dataDir }: Place): string => join(dataDir, 'quiznity.sqlite')
export const backupsOf = ({ dataDir }: Place): string => join(dataDir, 'backups')
export const nameOf = (place: Place): string =>
  place.databaseUrl === null ? databaseFileOf(place) : 'the PostgreSQL database'

/** A file as it was typed: npm works in the project's folder, whoever types may be elsewhere. */
export const typedFile = (name: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), name)

/** Who made the file, and nobody else: it holds everybody's phone numbers. */
export const OWNER_ONLY = 0o600

/** UTC, to the millisecond, in characters that every file system takes. */
export const stampOf = (at: number): string => new Date(at).toISOString().replaceAll(/[:.]/g, '-')

/** Returns once the file, or what is listed in the folder, is on the disk itself. */
const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const flushFile = (file: string): Promise<void> => flush(file)

/** Not every system lets a folder be flushed; those that do not, need it not. */
export const flushFolderOf = (file: string): Promise<void> => flush(dirname(file)).catch(() => undefined)
