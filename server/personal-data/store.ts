import type { Database } from '../database/connect.ts'
import { hashOf } from '../secrets.ts'

/**
 * Keeps that these were erased, by hashes that say nobody: no device and no restored backup brings them back. `ids`: values
 * of the columns that the registry calls `remembered`.
 */
export const rememberErased = async (trx: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await trx
    .insertInto('erased')
    .values(ids.map((id) => ({ id_hash: hashOf(id) })))
    .onConflict((conflict) => conflict.column('id_hash').doNothing())
    .execute()
}

/**
 * What is remembered of whoever sent a response that was erased: of its holder; where it is anonymous, of its device's mark
 * or the hash of its last change.
 */
export const senderOf = (holder: string): string => `sender:${holder}`

/** The same of a response whose names were taken away: it counts on, and nobody's device changes it. */
export const formerHolderOf = (holder: string): string => `former:${holder}`

/** Which of these were erased. */
export const erasedAmong = async (db: Database, ids: readonly string[]): Promise<Set<string>> => {
  if (ids.length === 0) return new Set()
  const byHash = new Map(ids.map((id) => [hashOf(id), id]))
  const rows = await db
    .selectFrom('erased')
    .select('id_hash')
    .where('id_hash', 'in', [...byHash.keys()])
    .execute()
  return new Set(rows.flatMap((row) => byHash.get(row.id_hash) ?? []))
}
