import type { Transaction } from 'kysely'
import { safeParse } from 'zod/mini'
import type { TeacherId } from '#domain/people/account.ts'
import { mailAddress } from '#domain/people/mail-address.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { insertLink } from './verification-store.ts'
import { writeVerification } from './write-verification.ts'

export const WORKS_FOR = 7 * DAY

type Needs = Pick<Context, 'now' | 'newId' | 'newToken' | 'config' | 'letters'>
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
