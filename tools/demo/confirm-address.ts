import { signUp } from '#contract/people/accounts.ts'
import { teacherId } from '#domain/people/account.ts'
import type { App } from '../../server/app.ts'
import { deleteMail, dueMail } from '../../server/mail/store.ts'
import { markVerified } from '../../server/people/email/verification-store.ts'

const MOST_LETTERS = 10

/** As if the teacher had opened the link long ago: its letter would lie in an outbox with a link that works no more. */
export const confirmAddress = async ({ context: { db } }: App, signedUp: unknown, at: number): Promise<void> => {
  const { user } = signUp.data.parse(signedUp)
  await db.transaction().execute((trx) => markVerified(trx, teacherId.parse(user.id), at))
  for (const { id } of await dueMail(db, at, MOST_LETTERS)) await deleteMail(db, id)
}
