import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect, type Database } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import { askFile, askServer, type Contents, contentsFrom, migrationsFrom } from './contents.ts'
import { hasTables } from './copy-server.ts'
import { tooNew, unknownOf } from './known-migrations.ts'
import { makeBackup } from './make-backup.ts'
import { backupsOf, databaseFileOf, type Place, type Refusal, refusal, stampOf } from './place.ts'
import { type Prepared, prepareRestore } from './prepare-restore.ts'
import { replaceFile } from './replace-file.ts'
import { replaceRows } from './replace-rows.ts'
import { closeJournal, holdFolder, isBeating } from './running.ts'
import { type Verified, verifyBackup } from './verify-backup.ts'

/** What a restore would replace: null, nothing; `unreadable`, a file that SQLite can't make sense of. */
export type Present = Contents | 'unreadable' | null

export type Restored = {
  ok: true
  backup: Verified
  replaced: Present
  /** The file that what was replaced is kept in. */
  keptIn: string | null
  migrated: string[]
  epoch: string
  /** Whether it could be told what was erased since the backup was made. */
  isErasedKnown: boolean
}

type Question = { backup: Verified; present: Present }
type Order = { file: string; now: number; mayReplace: (question: Question) => Promise<boolean> }
type Step = Question & { place: Place; now: number }

const running = refusal('server_is_running', 'A server is running on this database. Stop it, then restore.')

/** Puts a backup in the place of the database, whichever kind each of them is. No server may run meanwhile. */
export const restoreBackup = async (place: Place, { file, now, mayReplace }: Order): Promise<Restored | Refusal> => {
  const backup = await verifyBackup(file)
  if (!backup.ok) return backup
  const hold = place.databaseUrl === null ? holdFolder(place) : { release: () => undefined }
  if (hold === null) return running
  try {
    const work = place.databaseUrl === null ? intoFile : intoServer
    return await work({ place, backup, now, mayReplace })
  } finally {
    hold.release()
  }
}

type Work = Omit<Step, 'present'> & Pick<Order, 'mayReplace'>

const notAgreed = refusal('not_confirmed', 'Nothing was restored.')

const intoFile = async ({ mayReplace, ...given }: Work): Promise<Restored | Refusal> => {
  const present = await presentInFile(given.place)
  if (present === 'open elsewhere') return running
  if (!(await mayReplace({ ...given, present }))) return notAgreed
  return withPrepared({ ...given, present }, async ({ file }) => {
    // Whatever opened it while the question was read: its last words must not be lost behind the rename.
    if (present !== null && present !== 'unreadable' && !closeJournal(given.place)) return running
    return { ok: true, keptIn: await replaceFile(file, given.place, given.now) }
  })
}

const presentInFile = async (place: Place): Promise<Present | 'open elsewhere'> => {
  if (!existsSync(databaseFileOf(place))) return null
  try {
    if (!closeJournal(place)) return 'open elsewhere'
    const db = new DatabaseSync(databaseFileOf(place), { readOnly: true })
    return await contentsFrom(askFile(db)).finally(() => db.close())
  } catch {
    return 'unreadable'
  }
}

const intoServer = async ({ mayReplace, ...given }: Work): Promise<Restored | Refusal> => {
  const db = await connect(given.place)
  try {
    const present = await presentOnServer(db)
    if (present !== null && 'ok' in present) return present
    if (!(await mayReplace({ ...given, present }))) return notAgreed
    return await withPrepared({ ...given, present }, (prepared) => intoTables({ ...given, present }, { db, prepared }))
  } finally {
    await db.destroy()
  }
}

const presentOnServer = async (db: Database): Promise<Contents | Refusal | null> => {
  if (!(await hasTables(db))) return null
  const unknown = await unknownOf(await migrationsFrom(askServer(db)))
  if (unknown.length > 0) return refusal('newer_database', `The database is left as it is: ${tooNew(unknown)}`)
  if (await isBeating(askServer(db), Date.now())) return running
  return contentsFrom(askServer(db))
}

type Kept = { ok: true; keptIn: string | null }

const intoTables = async (
  { place, present, now }: Step,
  { db, prepared }: { db: Database; prepared: Prepared },
): Promise<Kept | Refusal> => {
  const keptIn = present === null ? null : join(backupsOf(place), `before-restore-${stampOf(now)}.sqlite`)
  if (keptIn !== null) {
    const kept = await makeBackup(place, { to: keptIn, now })
    if (!kept.ok) return kept
  }
  await migrate(db, backupsOf(place))
  return (await replaceRows(prepared.file, db)) ? { ok: true, keptIn } : running
}

const withPrepared = async (
  { place, backup, present }: Step,
  put: (prepared: Prepared) => Promise<Kept | Refusal>,
): Promise<Restored | Refusal> => {
  const prepared = await prepareRestore(backup.file, place)
  try {
    const done = await put(prepared)
    if (!done.ok) return done
    const { migrated, epoch, isErasedKnown } = prepared
    return { ok: true, backup, replaced: present, keptIn: done.keptIn, migrated, epoch, isErasedKnown }
  } finally {
    prepared.discard()
  }
}
