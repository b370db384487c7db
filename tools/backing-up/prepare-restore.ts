import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { connect, type Database } from '../../server/database/connect.ts'
import { beginNewEpoch } from '../../server/database/epoch.ts'
import { migrate } from '../../server/database/migrate.ts'
import { erasedFrom, keepErased } from './carry-erased.ts'
import { flushFile, type Place } from './place.ts'
import { dropRecord } from './record.ts'

const PREFIX = '.restoring-'

export type Prepared = {
  file: string
  migrated: string[]
  epoch: string
  /** Whether it could be told what was erased since the backup was made. */
  isErasedKnown: boolean
  discard: () => void
}

/** What a restore that was killed has left: nothing was using it yet. */
const removeLeftovers = (dataDir: string) => {
  for (const name of readdirSync(dataDir).filter((name) => name.startsWith(PREFIX)))
    rmSync(join(dataDir, name), { recursive: true, force: true })
}

/**
 * A copy of the backup as it is to be: brought up to this program's migrations, in an epoch of its own, and one closed
 * file. Everything that may fail, fails here, where the database is not yet touched.
 */
export const prepareRestore = async (backup: string, place: Place): Promise<Prepared> => {
  const { dataDir } = place
  mkdirSync(dataDir, { recursive: true })
  removeLeftovers(dataDir)
  const folder = mkdtempSync(join(dataDir, PREFIX))
  const discard = () => rmSync(folder, { recursive: true, force: true })
  const file = join(folder, 'quiznity.sqlite')
  try {
    copyFileSync(backup, file)
    withFile(file, dropRecord)
    const db = await connect({ databaseUrl: null, dataDir: folder })
    const made = await renew(db, { copies: join(folder, 'backups'), place }).finally(() => db.destroy())
    withFile(file, (open) => open.exec('pragma journal_mode = delete'))
    await flushFile(file)
    return { file, ...made, discard }
  } catch (error) {
    discard()
    throw error
  }
}

const renew = async (db: Database, { copies, place }: { copies: string; place: Place }) => {
  const migrated = await migrate(db, copies)
  const erased = await erasedFrom(place)
  if (erased !== null) await keepErased(db, erased)
  return { migrated, isErasedKnown: erased !== null, epoch: await beginNewEpoch(db) }
}

const withFile = (file: string, work: (db: DatabaseSync) => void) => {
  const db = new DatabaseSync(file)
  try {
    work(db)
  } finally {
    db.close()
  }
}
