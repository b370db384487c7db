import type { TeacherId } from '#domain/account.ts'
import type { Instant } from '#domain/time-limit.ts'
import type { Database } from '../database/connect.ts'
import { hashOf } from '../secrets.ts'

type Session = { id: string; tokenHash: string; browser: string; system: string; createdAt: Instant }

/** What a page may call a session: whoever has it can do nothing with it. */
const listedAs = (tokenHash: string): string => hashOf(tokenHash)

/** Newest first. */
export const sessionsOf = async (db: Database, id: TeacherId, now: Instant): Promise<Session[]> => {
  const rows = await db
    .selectFrom('session')
    .select(['token_hash', 'browser', 'system', 'created_at'])
    .where('teacher_id', '=', id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .limit(100)
    .execute()
  return rows.map(({ token_hash: tokenHash, created_at: createdAt, ...words }) => ({
    id: listedAs(tokenHash),
    tokenHash,
    createdAt,
    ...words,
  }))
}

/** How many there were. */
export const deleteOtherSessions = async (db: Database, id: TeacherId, kept: string): Promise<number> => {
  const ended = await db
    .deleteFrom('session')
    .where('teacher_id', '=', id)
    .where('token_hash', '!=', kept)
    .returning('token_hash')
    .execute()
  return ended.length
}
