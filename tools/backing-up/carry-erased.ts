import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { connect, type Database } from '../../server/database/connect.ts'
import { eraseAgain } from '../../server/personal-data/erasure/erase-again.ts'
import { finishErasures } from '../../server/personal-data/erasure/finish-erasures.ts'
import { hashOf } from '../../server/secrets.ts'
import { type Ask, askFile, askServer, migrationsFrom } from './contents.ts'
import { hasTables } from './copy-server.ts'
import { databaseFileOf, type Place } from './place.ts'

const hashes = z.array(z.object({ hash: z.string() }))
const ids = z.array(z.object({ id: z.string() }))
const erasures = z.array(z.object({ id: z.string(), questionnaire_id: z.string(), asked_at: z.number() }))

/** What was erased from a database, as hashes, and the questionnaires in which all was erased up to some moment. */
type Erased = { hashes: string[]; erasures: z.infer<typeof erasures> }

/** Rows of one statement. */
const AT_ONCE = 500

const NOTHING: Erased = { hashes: [], erasures: [] }

/** Null where it can't be told: the database that is about to be replaced can't be read. */
export const erasedFrom = async (place: Place): Promise<Erased | null> => {
  try {
    return place.databaseUrl === null ? await fromFile(place) : await fromServer(place)
  } catch {
    return null
  }
}

const fromFile = async (place: Place): Promise<Erased> => {
  if (!existsSync(databaseFileOf(place))) return NOTHING
  const db = new DatabaseSync(databaseFileOf(place), { readOnly: true })
  try {
    return await erasedIn(askFile(db))
  } finally {
    db.close()
  }
}

const fromServer = async (place: Place): Promise<Erased> => {
  const db = await connect(place)
  try {
    return (await hasTables(db)) ? await erasedIn(askServer(db)) : NOTHING
  } finally {
    await db.destroy()
  }
}

/** An older version may have made it, without some of the tables. */
const erasedIn = async (ask: Ask): Promise<Erased> => {
  const migrations = await migrationsFrom(ask)
  const askSince = async (migration: string, statement: string) =>
    migrations.includes(migration) ? await ask(statement) : []
  const gone = await askSince('0008-hashed-tokens', 'select id_hash as hash from erased')
  // Nobody can take it back from there, and a chore is about to erase it.
  const going = await askSince('0027-quiz-desk', 'select id from questionnaire where bin_until = 0')
  const all = await askSince('0029-privacy', 'select id, questionnaire_id, asked_at from quiz_erasure')
  return {
    hashes: [...z.parse(hashes, gone).map(({ hash }) => hash), ...z.parse(ids, going).map(({ id }) => hashOf(id))],
    erasures: z.parse(erasures, all),
  }
}

/** Neither a receipt nor the restored backup brings back what was erased, or was being erased. */
export const keepErased = async (db: Database, erased: Erased): Promise<void> => {
  for (let from = 0; from < erased.hashes.length; from += AT_ONCE)
    await db
      .insertInto('erased')
      .values(erased.hashes.slice(from, from + AT_ONCE).map((id_hash) => ({ id_hash })))
      .onConflict((conflict) => conflict.column('id_hash').doNothing())
      .execute()
  await eraseAgain({ db })
  for (const erasure of erased.erasures) {
    const { questionnaire_id: id } = erasure
    const there = await db.selectFrom('questionnaire').select('id').where('id', '=', id).executeTakeFirst()
    if (!there) continue
    await db
      .insertInto('quiz_erasure')
      .values({ ...erasure, done_at: null })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }
  await finishErasures({ db, now: Date.now })
}
