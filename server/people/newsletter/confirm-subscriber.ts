import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { queueMail } from '../../mail/store.ts'
import { CONFIRM_WITHIN } from '../../personal-data/registry.ts'
import { hashOf } from '../../secrets.ts'
import { keepUnsubscribeToken, markConfirmed, subscriberByToken } from './store.ts'
import { writeWelcome } from './write-welcome.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config' | 'log' | 'sign' | 'letters'>
type Request = { token: string; address: string; origin: string }

/** Whoever has the token reads the mailbox: they are subscribed from now on, and welcomed once, however often they ask. */
export const confirmSubscriber = async (
  context: Needs,
  { token, address, origin }: Request,
): Promise<Result<{ email: string }, 'link_not_valid' | 'too_many_attempts'>> => {
  const { db, now, newId, config, letters } = context
  const fromAddress = { limit: 'confirmTokenFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const at = now()
  const found = await subscriberByToken(db, hashOf(token), at - CONFIRM_WITHIN)
  if (!found) {
    await takeTry(context, fromAddress)
    return fail('link_not_valid')
  }
  const { id, email } = found
  await db.transaction().execute(async (trx) => {
    if (!(await markConfirmed(trx, id, at))) return
    const unsubscribeToken = letters.unsubscribeToken(id)
    await keepUnsubscribeToken(trx, id, hashOf(unsubscribeToken))
    const letter = writeWelcome({ company: config.site.company, origin, unsubscribeToken })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: email, replyTo: null, createdAt: at }))
  })
  return ok({ email })
}
