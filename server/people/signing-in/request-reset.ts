import { safeParse } from 'zod/mini'
import { mailAddress } from '#domain/people/mail-address.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { type Device, isKnownDevice } from '../../http/known-device.ts'
import { type Subject, takeTry } from '../../http/limits.ts'
import { nameReader } from '../../mail/name-reader.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { noteSecurity, pseudonymOfEmail } from '../../security-log.ts'
import { insertReset, lockTeacher, teacherWithPassword } from '../accounts/store.ts'
import { writeReset } from './write-reset.ts'

export const WORKS_FOR = 30 * MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters'>
type Request = { email: string; address: string; origin: string; device: Device | null }

/**
 * Mails a link to a new password to whoever has an account. Nobody else learns whether there is one: the answer is the
 * same, after about the same work, for each try is counted and committed. The mail goes to the address that the account
 * was made with, whatever spelling was typed.
 */
export const requestReset = async (
  context: Needs,
  { email, address, origin, device }: Request,
): Promise<Result<Record<string, never>, 'too_many_messages'>> => {
  const { db, now, newId, newToken, config } = context
  const account = await teacherWithPassword(db, email)
  const isKnown = account !== null && isKnownDevice(context, device, { ...account.teacher, ...account })
  const known = isKnown ? (device?.name ?? null) : null
  const fromAddress = { limit: 'resetFromAddress', of: address } as const
  if (known === null && !(await takeTry(context, fromAddress))) return fail('too_many_messages')
  noteSecurity(context, 'reset_requested', { account: pseudonymOfEmail(context, email), address })
  const token = newToken()
  const tokenHash = hashOf(token)
  const createdAt = now()
  const letter = writeReset({ company: config.site.company, origin, token })
  await db.transaction().execute(async (trx) => {
    const hasTry = await takeTries({ ...context, db: trx }, { reader: hashOf(nameReader(email)), address, known })
    const found = await teacherWithPassword(trx, email)
    if (!hasTry || !found) return
    const { id: teacherId, email: recipient } = found.teacher
    // An account takes any address; what might be read as two of them is mailed nothing.
    if (!safeParse(mailAddress, recipient).success) return
    await lockTeacher(trx, teacherId)
    await insertReset(trx, { tokenHash, teacherId, createdAt, expiresAt: createdAt + WORKS_FOR })
    await queueMail(trx, context.letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt }))
  })
  return ok({})
}

type Asking = { reader: string; address: string; known: string | null }

/** A reader is spared a flood; what strangers have asked for never keeps a link from the device that the teacher uses. */
const takeTries = async (context: Needs, { reader, address, known }: Asking): Promise<boolean> => {
  const subjects: Subject[] =
    known === null
      ? [
          { limit: 'resetToReaderFromAddress', of: hashOf(`${reader}:${address}`) },
          { limit: 'resetToReader', of: reader },
        ]
      : [{ limit: 'resetOnDevice', of: hashOf(`${reader}:${known}`) }]
  for (const subject of subjects) if (!(await takeTry(context, subject))) return false
  return true
}
