import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { connect, type Database } from '../../server/database/connect.ts'
import { databaseFileOf, type Place } from './place.ts'

/** What was erased from the database that is about to be replaced, as hashes; nothing where it can't be told. */
export const erasedFrom = async (place: Place): Promise<string[]> => {
  try {
    return place.databaseUrl === null ? fromFile(place) : await fromServer(place)
  } catch {
    return []
  }
}

const fromFile = (place: Place): string[] => {
  if (!existsSync(databaseFileOf(place))) return []
  const db = new DatabaseSync(databaseFileOf(place), { readOnly: true })
  try {
    return db
      .prepare('select id_hash from erased')
      .all()
      .map((row) => String(row.id_hash))
  } finally {
    db.close()
  }
}

const fromServer = async (place: Place): Promise<string[]> => {
  const db = await connect(place)
  try {
    return (await db.selectFrom('erased').select('id_hash').execute()).map((row) => row.id_hash)
  } finally {
    await db.destroy()
  }
}

/** No receipt brings it back after the restore either. */
export const keepErased = async (db: Database, hashes: string[]): Promise<void> => {
  for (const id_hash of hashes)
    await db
      .insertInto('erased')
      .values({ id_hash })
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .execute()
}
