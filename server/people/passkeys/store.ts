import * as z from 'zod/mini'
import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import { readJson, writeJson } from '../../database/columns.ts'
import type { Database } from '../../database/connect.ts'
import { hashOf } from '../../secrets.ts'

const transportsSchema = z.array(z.string())

export type Passkey = {
  id: string
  teacherId: TeacherId
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: Instant
  usedAt: Instant | null
}

type Row = {
  id: string
  teacher_id: string
  credential_id: string
  public_key: string
  counter: number
  transports: string
  name: string
  created_at: number
  used_at: number | null
}

const asPasskey = (row: Row): Passkey => ({
  id: row.id,
  teacherId: teacherId.parse(row.teacher_id),
  credentialId: row.credential_id,
  publicKey: row.public_key,
  counter: row.counter,
  transports: readJson(transportsSchema, row.transports),
  name: row.name,
  createdAt: row.created_at,
  usedAt: row.used_at,
})

/** Oldest first. */
export const passkeysOf = async (db: Database, id: TeacherId): Promise<Passkey[]> => {
  const found = db.selectFrom('passkey').selectAll().where('teacher_id', '=', id)
  return (await found.orderBy('created_at').orderBy('id').execute()).map(asPasskey)
}

export const passkeyOfCredential = async (db: Database, credentialId: string): Promise<Passkey | null> => {
  const found = db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId)
  const row = await found.executeTakeFirst()
  return row ? asPasskey(row) : null
}

/** False when there is one of that credential already, whosever it is. */
export const insertPasskey = async (db: Database, passkey: Passkey): Promise<boolean> => {
  const inserted = await db
    .insertInto('passkey')
    .values({
      id: passkey.id,
      teacher_id: passkey.teacherId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: writeJson(passkey.transports),
      name: passkey.name,
      created_at: passkey.createdAt,
      used_at: passkey.usedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

type Own = { id: string; owner: TeacherId }

/** False when there is none of its owner’s. */
export const rewritePasskeyName = async (db: Database, own: Own & { name: string }): Promise<boolean> => {
  const changed = await db
    .updateTable('passkey')
    .set({ name: own.name })
    .where('id', '=', own.id)
    .where('teacher_id', '=', own.owner)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** What it was called; null when there is none of its owner's, or none any more. */
export const deletePasskey = async (db: Database, { id, owner }: Own): Promise<string | null> => {
  const deleted = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('teacher_id', '=', owner)
    .returning('name')
    .executeTakeFirst()
  return deleted?.name ?? null
}

/** How many there were. */
export const deletePasskeysOf = async (db: Database, owner: TeacherId): Promise<number> =>
  (await db.deleteFrom('passkey').where('teacher_id', '=', owner).returning('id').execute()).length

export const notePasskeyUse = async (
  db: Database,
  { id, counter, at }: { id: string; counter: number; at: Instant },
): Promise<void> => {
  await db.updateTable('passkey').set({ counter, used_at: at }).where('id', '=', id).execute()
}

/** False when it was answered before: whoever is second with an answer is refused. */
export const takeChallenge = async (db: Database, challenge: string, expiresAt: Instant): Promise<boolean> => {
  const taken = await db
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hashOf(challenge), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .returning('challenge_hash')
    .executeTakeFirst()
  return taken !== undefined
}
