import type { Context } from '../../context.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { deleteChangesTo } from '../../people/email/change-store.ts'
import { mailIdsOf, messageIdsOf } from './find-traces.ts'
import { deleteMails, deleteMessages, deleteSubscriberOf } from './store.ts'

/** What an address has written in the contact form, its newsletter, and the mail that waits to go from or to it. */
export const eraseLetters = ({ db }: Pick<Context, 'db'>, email: string): Promise<void> =>
  inOneTransaction(db, async (trx) => {
    await deleteSubscriberOf(trx, email)
    await deleteChangesTo(trx, email)
    await deleteMessages(trx, await messageIdsOf(trx, email))
    const { from, to } = await mailIdsOf(trx, email)
    await deleteMails(trx, [...from, ...to])
  })
