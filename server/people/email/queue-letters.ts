import type { Transaction } from 'kysely'
import type { AddressSide } from '#domain/people/email-change.ts'
import { isMailable } from '#domain/people/mail-address.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { insertChangeLink } from './change-store.ts'
import { writeChangeLetter } from './write-letters.ts'

type Needs = Pick<Context, 'now' | 'newId' | 'newToken' | 'config' | 'letters'>
type Change = { id: string; email: string; oldEmail: string; sides: AddressSide[]; origin: string }

/** A link of its own for each address that is asked, in the transaction of the change. */
export const queueChangeLetters = async (
  trx: Transaction<Tables>,
  { now, newId, newToken, config, letters }: Needs,
  { id: changeId, email, oldEmail, sides, origin }: Change,
): Promise<void> => {
  for (const side of sides) {
    const recipient = side === 'old' ? oldEmail : email
    if (!isMailable(recipient)) continue
    const token = newToken()
    await insertChangeLink(trx, { tokenHash: hashOf(token), changeId, side })
    const letter = writeChangeLetter(side, { company: config.site.company, origin, token, email })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt: now() }))
  }
}
