import type { Transaction } from 'kysely'
import { safeParse } from 'zod/mini'
import type { TeacherId } from '#domain/account.ts'
import { mailAddress } from '#domain/mail-address.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { DAY } from '#domain/time-limit.ts'
import type { Context } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { takeTry } from '../http/limits.ts'
import { nameReader } from '../mail/name-reader.ts'
import { queueMail } from '../mail/store.ts'
import { hashOf } from '../secrets.ts'
import { addressOfTeacher, insertLink, lockAddress } from './store.ts'
import { writeVerification } from './write-verification.ts'

const WORKS_FOR = 7 * DAY

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters'>

/** A reader is spared a flood, by however many accounts their address is written into. */
export const mayWriteTo = (context: Needs, email: string): Promise<boolean> =>
  takeTry(context, { limit: 'verificationToReader', of: hashOf(nameReader(email)) })

type Reader = { teacherId: TeacherId; email: string; emailKey: string; origin: string }

/** In the transaction of what makes the address worth a question; the account is locked, or new. */
export const queueVerification = async (
  trx: Transaction<Tables>,
  { now, newId, newToken, config, letters }: Needs,
  { teacherId, email: recipient, emailKey, origin }: Reader,
): Promise<void> => {
  // An account takes any address; what might be read as two of them is mailed nothing.
  if (!safeParse(mailAddress, recipient).success) return
  const token = newToken()
  const createdAt = now()
  await insertLink(trx, { tokenHash: hashOf(token), teacherId, emailKey, createdAt, expiresAt: createdAt + WORKS_FOR })
  const letter = writeVerification({ company: config.site.company, origin, token })
  await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt }))
}

type Asked = { teacherId: TeacherId; origin: string }
type Outcome = Result<{ verified: boolean }, 'unauthenticated' | 'too_many_messages'>

/** Another link, for whoever has not opened one; nobody is written to about an address that is known already. */
export const sendVerification = async (context: Needs, { teacherId, origin }: Asked): Promise<Outcome> => {
  const { db } = context
  const before = await addressOfTeacher(db, teacherId)
  if (before === null) return fail('unauthenticated')
  if (before.verifiedAt !== null) return ok({ verified: true })
  if (!(await takeTry(context, { limit: 'verificationOfTeacher', of: teacherId }))) return fail('too_many_messages')
  if (!(await mayWriteTo(context, before.email))) return fail('too_many_messages')
  return db.transaction().execute(async (trx) => {
    const address = await lockAddress(trx, teacherId)
    if (address === null) return fail('unauthenticated')
    if (address.verifiedAt !== null) return ok({ verified: true })
    await queueVerification(trx, context, { ...address, teacherId, origin })
    return ok({ verified: false })
  })
}
