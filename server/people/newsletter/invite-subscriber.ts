import { fail, ok, type Result } from '#domain/result.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import { nameReader } from '../../mail/name-reader.ts'
import { queueMail } from '../../mail/store.ts'
import { hashOf } from '../../secrets.ts'
import { insertSubscriber, renewToken } from './store.ts'
import { writeConfirmation } from './write-confirmation.ts'

/** Whoever asks again within this time gets no second mail: the first may still be on its way. */
const PATIENCE = MINUTE

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters'>
type Request = { email: string; address: string; origin: string }

/**
 * Mails a link to confirm. New, pending and subscribed addresses get the same answer, after about the same work: each try
 * is counted and committed, so that not even the time it takes tells who subscribes.
 */
export const inviteSubscriber = async (
  context: Needs,
  { email, address, origin }: Request,
): Promise<Result<Record<string, never>, 'too_many_messages'>> => {
  const { db, now, newId, newToken, config, letters } = context
  if (!(await takeTry(context, { limit: 'newsletterFromAddress', of: address }))) return fail('too_many_messages')
  const token = newToken()
  const confirmTokenHash = hashOf(token)
  const createdAt = now()
  const unlessSentAfter = createdAt - PATIENCE
  await db.transaction().execute(async (trx) => {
    const toSubscriber = { limit: 'newsletterToSubscriber', of: hashOf(nameReader(email)) } as const
    if (!(await takeTry({ ...context, db: trx }, toSubscriber))) return
    const id = newId()
    const unsubscribeTokenHash = hashOf(letters.unsubscribeToken(id))
    const subscriber = { id, email, confirmTokenHash, unsubscribeTokenHash, createdAt }
    const isInvited =
      (await insertSubscriber(trx, subscriber)) ||
      (await renewToken(trx, { email, confirmTokenHash, sentAt: createdAt, unlessSentAfter }))
    if (!isInvited) return
    const letter = writeConfirmation({ company: config.site.company, origin, token })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: email, replyTo: null, createdAt }))
  })
  return ok({})
}
