import { safeParse } from 'zod/mini'
import { mailAddress } from '#domain/mail-address.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { MINUTE } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import { takeTry } from '../http/limits.ts'
import { nameReader } from '../mail/name-reader.ts'
import { queueMail } from '../mail/store.ts'
import { hashOf } from '../secrets.ts'
import { insertReset, teacherWithPassword } from './store.ts'
import { writeReset } from './write-reset.ts'

const WORKS_FOR = 30 * MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config'>
type Request = { email: string; address: string; origin: string }

/**
 * Mails a link to a new password to whoever has an account. Nobody else learns whether there is one: the answer is the
 * same, after about the same work, for each try is counted and committed. The mail goes to the address that the account
 * was made with, whatever spelling was typed.
 */
export const requestReset = async (
  context: Needs,
  { email, address, origin }: Request,
): Promise<Result<Record<string, never>, 'too_many_messages'>> => {
  const { db, now, newId, newToken, config } = context
  if (!(await takeTry(context, { limit: 'resetFromAddress', of: address }))) return fail('too_many_messages')
  const token = newToken()
  const tokenHash = hashOf(token)
  const createdAt = now()
  const letter = writeReset({ company: config.site.company, origin, token })
  await db.transaction().execute(async (trx) => {
    const toReader = { limit: 'resetToReader', of: hashOf(nameReader(email)) } as const
    const hasTry = await takeTry({ ...context, db: trx }, toReader)
    const found = await teacherWithPassword(trx, email)
    if (!hasTry || !found) return
    const { id: teacherId, email: recipient } = found.teacher
    // An account takes any address; what might be read as two of them is mailed nothing.
    if (!safeParse(mailAddress, recipient).success) return
    await insertReset(trx, { tokenHash, teacherId, createdAt, expiresAt: createdAt + WORKS_FOR })
    await queueMail(trx, { ...letter, id: newId(), recipient, replyTo: null, createdAt })
  })
  return ok({})
}
