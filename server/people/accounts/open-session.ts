import type { TeacherId } from '#domain/people/account.ts'
import type { DeviceWords } from '#domain/people/device-words.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { SESSION_DAYS } from '../../http/who-is-asking.ts'
import { hashOf } from '../../secrets.ts'
import { insertSession } from './store.ts'

/** A fresh token for the teacher; what was signed in before with another token stays as it was. */
export const openSession = async (
  { db, now, newToken }: Pick<Context, 'db' | 'now' | 'newToken'>,
  { teacherId, device }: { teacherId: TeacherId; device: DeviceWords },
): Promise<string> => {
  const token = newToken()
  const createdAt = now()
  const expiresAt = createdAt + SESSION_DAYS * DAY
  await insertSession(db, { tokenHash: hashOf(token), teacherId, createdAt, expiresAt, ...device })
  return token
}
