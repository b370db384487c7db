import { type TeacherId, teacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../database/connect.ts'

export const teacherOfSession = async (db: Database, tokenHash: string, now: Instant): Promise<TeacherId | null> => {
  const row = await db
    .selectFrom('session')
    .select('teacher_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? teacherId.parse(row.teacher_id) : null
}
