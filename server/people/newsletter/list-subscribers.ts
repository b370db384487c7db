import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { hashOf } from '../../secrets.ts'
import { confirmedSubscribers, keepUnsubscribeToken } from './store.ts'

type ListedSubscriber = { id: string; email: string; unsubscribeToken: string; confirmedAt: Instant }

/** The next of those who may be written to, each with the token that ends it, which works from then on. */
export const listSubscribers = async (
  { db, letters }: Pick<Context, 'db' | 'letters'>,
  page: { after: string; limit: number },
): Promise<ListedSubscriber[]> => {
  const listed: ListedSubscriber[] = []
  for (const subscriber of await confirmedSubscribers(db, page)) {
    const unsubscribeToken = letters.unsubscribeToken(subscriber.id)
    await keepUnsubscribeToken(db, subscriber.id, hashOf(unsubscribeToken))
    listed.push({ ...subscriber, unsubscribeToken })
  }
  return listed
}
