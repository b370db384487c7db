import { join } from 'node:path'
import { connect } from '../../server/database/connect.ts'
import { migrate } from '../../server/database/migrate.ts'
import type { TestDatabase } from '../../server/testing/describe-each-database.ts'

/** A database that stays when it is closed. */
export const openPlace = async (place: TestDatabase['place']): Promise<TestDatabase> => {
  const db = await connect(place)
  await migrate(db, join(place.dataDir, 'backups'))
  return { db, place, close: () => db.destroy() }
}

/** The SQLite database of a folder. */
export const openFolder = (dataDir: string): Promise<TestDatabase> => openPlace({ databaseUrl: null, dataDir })
