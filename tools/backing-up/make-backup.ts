import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { askFile, type Contents, contentsFrom } from './contents.ts'
import { copyServer } from './copy-server.ts'
import {
  backupsOf,
  databaseFileOf,
  flushFile,
  flushFolderOf,
  OWNER_ONLY,
  type Place,
  type Refusal,
  refusal,
  stampOf,
} from './place.ts'
import { writeRecord } from './record.ts'
import { tidyUnfinished } from './tidy-unfinished.ts'

export type Made = { ok: true; file: string; bytes: number; madeAt: string; contents: Contents }

export const fileForBackup = (place: Place, now: number): string =>
  join(backupsOf(place), `quiznity-backup-${stampOf(now)}.sqlite`)

/**
 * Writes one SQLite file that holds all that was acknowledged before it began, whichever database it comes from, while
 * servers go on writing. The file appears under its name only once it is whole and on the disk; one that exists is never
 * replaced.
 */
export const makeBackup = async (place: Place, { to, now }: { to: string; now: number }): Promise<Made | Refusal> => {
  if (existsSync(to)) return refusal('file_exists', `${to} is there already, and is left as it is.`)
  mkdirSync(dirname(to), { recursive: true })
  tidyUnfinished(to, Date.now())
  const unfinished = `${to}.${process.pid}.unfinished`
  try {
    const copied = await copyInto(place, unfinished)
    if (!copied.ok) return copied
    const contents = await complete(unfinished, place, now)
    await flushFile(unfinished)
    renameSync(unfinished, to)
    await flushFolderOf(to)
    return { ok: true, file: to, bytes: statSync(to).size, madeAt: new Date(now).toISOString(), contents }
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true })
  }
}

const copyInto = (place: Place, file: string): Promise<{ ok: true } | Refusal> | { ok: true } | Refusal => {
  if (place.databaseUrl !== null) return copyServer(place.databaseUrl, file)
  const from = databaseFileOf(place)
  if (!existsSync(from)) return refusal('no_database', `There is no database at ${from}.`)
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    writeFileSync(file, '', { mode: OWNER_ONLY })
    db.prepare('vacuum into ?').run(file)
    return { ok: true }
  } finally {
    db.close()
  }
}

const complete = async (file: string, place: Place, madeAt: number): Promise<Contents> => {
  const db = new DatabaseSync(file)
  try {
    db.exec('pragma journal_mode = delete')
    writeRecord(db, { madeAt, source: place.databaseUrl === null ? 'sqlite' : 'postgres' })
    return await contentsFrom(askFile(db))
  } finally {
    db.close()
  }
}
