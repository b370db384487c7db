import { newToken } from '../secrets.ts'
import type { Database } from './connect.ts'

const NAME = 'epoch'
/** 72 random bits: two restores of one backup never share a name. */
const LENGTH = 12

const newEpoch = () => newToken().slice(0, LENGTH)

/**
 * The name of this life of the database: a new one with every restore. A page that meets another one than before knows
 * that what was acknowledged to it may be gone, and sends all that it has again.
 */
export const readEpoch = async (db: Database): Promise<string> => {
  await db
    .insertInto('database_epoch')
    .values({ name: NAME, value: newEpoch() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('database_epoch')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow()
  return value
}

/** Begins another life, as after a restore. No server may be running on this database. */
export const beginNewEpoch = async (db: Database): Promise<string> => {
  await db.deleteFrom('database_epoch').where('name', '=', NAME).execute()
  return readEpoch(db)
}

/** Read once: it cannot change while a server runs. */
export const createEpoch = (db: Database): (() => Promise<string>) => {
  let known: Promise<string> | null = null
  return () => {
    known ??= readEpoch(db).catch((error) => {
      known = null
      throw error
    })
    return known
  }
}
