import type { ExpressionBuilder, Transaction } from 'kysely'
import { emailKey, type SignUpDetails, type Teacher, type TeacherId, teacherId } from '#domain/people/account.ts'
import type { DeviceWords } from '#domain/people/device-words.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Database } from '../../database/connect.ts'
import { lockReferred } from '../../database/dialect.ts'
import type { Tables } from '../../database/tables.ts'

const shown = ['id', 'name', 'email', 'phone'] as const

type Row = { id: string; name: string; email: string; phone: string }
const asTeacher = ({ id, ...row }: Row): Teacher => ({ id: teacherId.parse(id), ...row, role: 'teacher' })

type NewTeacher = Omit<SignUpDetails, 'password'> & { id: string; passwordHash: string; createdAt: Instant }

/** Null when the address already has an account. */
export const insertTeacher = async (db: Database, teacher: NewTeacher): Promise<Teacher | null> => {
  const { id, name, email, phone, passwordHash, createdAt } = teacher
  const row = await db
    .insertInto('teacher')
    .values({ id, name, email, phone, email_key: emailKey(email), password_hash: passwordHash, created_at: createdAt })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(shown)
    .executeTakeFirst()
  return row ? asTeacher(row) : null
}

export const teacherWithPassword = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('teacher')
    .select([...shown, 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  if (!row) return null
  const { password_hash, ...rest } = row
  return { teacher: asTeacher(rest), passwordHash: password_hash }
}

/** What it takes to check a password of somebody who is signed in. */
export const teacherForProof = async (db: Database, id: TeacherId) => {
  const row = await db.selectFrom('teacher').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirst()
  return row ? { email: row.email, passwordHash: row.password_hash } : null
}

export const teacherById = async (db: Database, id: TeacherId): Promise<Teacher | null> => {
  const row = await db.selectFrom('teacher').select(shown).where('id', '=', id).executeTakeFirst()
  return row ? asTeacher(row) : null
}

type NewSession = DeviceWords & { tokenHash: string; teacherId: TeacherId; createdAt: Instant; expiresAt: Instant }

export const insertSession = async (db: Database, session: NewSession): Promise<void> => {
  await db
    .insertInto('session')
    .values({
      token_hash: session.tokenHash,
      teacher_id: session.teacherId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      browser: session.browser,
      system: session.system,
    })
    .execute()
}

/** Whose they were. */
export const deleteSessions = async (db: Database, tokenHashes: string[]): Promise<TeacherId[]> => {
  if (tokenHashes.length === 0) return []
  const rows = await db.deleteFrom('session').where('token_hash', 'in', tokenHashes).returning('teacher_id').execute()
  return [...new Set(rows.map((row) => teacherId.parse(row.teacher_id)))]
}

type NewReset = { tokenHash: string; teacherId: TeacherId; createdAt: Instant; expiresAt: Instant }

/** The one way to a new password from now on: a link that was asked for before is dead. The teacher is locked. */
export const insertReset = async (trx: Transaction<Tables>, reset: NewReset): Promise<void> => {
  await trx.deleteFrom('password_reset').where('teacher_id', '=', reset.teacherId).execute()
  await trx
    .insertInto('password_reset')
    .values({
      token_hash: reset.tokenHash,
      teacher_id: reset.teacherId,
      created_at: reset.createdAt,
      expires_at: reset.expiresAt,
    })
    .execute()
}

export const teacherOfReset = async (db: Database, tokenHash: string, now: Instant): Promise<TeacherId | null> => {
  const row = await db
    .selectFrom('password_reset')
    .select('teacher_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? teacherId.parse(row.teacher_id) : null
}

/** Resets and logins of one teacher stand in line behind this. */
export const lockTeacher = async (trx: Transaction<Tables>, id: TeacherId) => {
  const locked = trx.selectFrom('teacher').select(['email', 'password_hash']).where('id', '=', id)
  const row = await lockReferred(trx, locked, 'teacher').executeTakeFirstOrThrow()
  return { email: row.email, passwordHash: row.password_hash }
}

/** The new password, and the end of everything that the old one or another link had opened or begun, but for one session. */
export const replacePassword = async (
  trx: Transaction<Tables>,
  { id, passwordHash, keeping = '' }: { id: TeacherId; passwordHash: string; keeping?: string },
): Promise<void> => {
  await trx.updateTable('teacher').set({ password_hash: passwordHash }).where('id', '=', id).execute()
  await trx.deleteFrom('password_reset').where('teacher_id', '=', id).execute()
  await withdrawChanges(trx, id)
  await trx.deleteFrom('session').where('teacher_id', '=', id).where('token_hash', '!=', keeping).execute()
}

/** A change of address that waits, or has failed: a teacher has one of them at most. */
export const isOpenChange = ({ or, eb }: ExpressionBuilder<Tables, 'email_change'>) =>
  or([eb('ended', 'is', null), eb('ended', '=', 'taken')])

/** Ends whatever waits or failed: links that were mailed do nothing from here on. How many there were. */
export const withdrawChanges = async (trx: Transaction<Tables>, id: TeacherId): Promise<number> => {
  const ended = await trx
    .updateTable('email_change')
    .set({ ended: 'withdrawn' })
    .where('teacher_id', '=', id)
    .where(isOpenChange)
    .returning('id')
    .execute()
  return ended.length
}
