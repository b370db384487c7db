import type { TeacherId } from '#domain/people/account.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'

export type TwoFactor = { secret: string; lastStep: number; confirmedAt: Instant | null; isOn: boolean }

export const readTwoFactor = async (db: Database, id: TeacherId): Promise<TwoFactor | null> => {
  const row = await db.selectFrom('two_factor').selectAll().where('teacher_id', '=', id).executeTakeFirst()
  if (!row) return null
  const { secret, last_step: lastStep, confirmed_at: confirmedAt } = row
  return { secret, lastStep, confirmedAt, isOn: confirmedAt !== null }
}

export const asksForCode = async (db: Database, id: TeacherId): Promise<boolean> =>
  (await readTwoFactor(db, id))?.isOn ?? false

type Begun = { id: TeacherId; secret: string; at: Instant }

/** In place of one that was begun before and never confirmed. The teacher is locked. */
export const insertTwoFactor = async (db: Database, { id, secret, at }: Begun): Promise<void> => {
  await deleteTwoFactor(db, id)
  await db
    .insertInto('two_factor')
    .values({ teacher_id: id, secret, last_step: 0, created_at: at, confirmed_at: null })
    .execute()
}

/** False when that step, or a later one, has been used meanwhile. */
export const takeStep = async (db: Database, { id, step }: { id: TeacherId; step: number }): Promise<boolean> => {
  const used = await db
    .updateTable('two_factor')
    .set({ last_step: step })
    .where('teacher_id', '=', id)
    .where('last_step', '<', step)
    .returning('teacher_id')
    .executeTakeFirst()
  return used !== undefined
}

export const confirmStored = async (db: Database, { id, at }: { id: TeacherId; at: Instant }): Promise<void> => {
  await db.updateTable('two_factor').set({ confirmed_at: at }).where('teacher_id', '=', id).execute()
}

/** With all recovery codes. */
export const deleteTwoFactor = async (db: Database, id: TeacherId): Promise<void> => {
  await db.deleteFrom('recovery_code').where('teacher_id', '=', id).execute()
  await db.deleteFrom('two_factor').where('teacher_id', '=', id).execute()
}

/** These alone count from now on. */
export const replaceCodes = async (db: Database, id: TeacherId, hashes: string[]): Promise<void> => {
  await db.deleteFrom('recovery_code').where('teacher_id', '=', id).execute()
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ code_hash, teacher_id: id })))
    .execute()
}

/** Whether none of these was used or replaced. */
export const hasCodes = async (db: Database, id: TeacherId, hashes: string[]): Promise<boolean> => {
  const there = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('teacher_id', '=', id)
    .where('code_hash', 'in', hashes)
    .execute()
  return there.length === hashes.length
}

/** False when there is no such code, or none any more. */
export const takeCode = async (db: Database, id: TeacherId, hash: string): Promise<boolean> => {
  const used = await db
    .deleteFrom('recovery_code')
    .where('teacher_id', '=', id)
    .where('code_hash', '=', hash)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

export const countCodes = async (db: Database, id: TeacherId): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('teacher_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(left)
}
