import type { Transaction } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { queueMail } from '../../mail/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'

type Needs = Pick<Context, 'now' | 'newId' | 'letters'> & {
  db: Transaction<Tables>
  config: { site: { company: string } }
}
type Notice = { email: string; origin: string; about: 'passkey_added' | 'passkey_removed' | 'passkeys_removed' }

/** Tells an account's owner what became of its passkeys, whoever did it. */
export const mailNotice = async (
  { db, now, newId, letters, config }: Needs,
  { email: recipient, origin, about }: Notice,
): Promise<void> => {
  const letter = writeNotice({ company: config.site.company, origin, about })
  await queueMail(db, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt: now() }))
}
