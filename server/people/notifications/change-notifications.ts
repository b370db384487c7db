import type { TeacherId } from '#domain/people/account.ts'
import { NOTIFICATIONS, type NotificationChoices } from '#domain/people/notification.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { lockAddress } from '../email/verification-store.ts'
import { readSince, type Since, writeSince } from './store.ts'

type Changed = { id: TeacherId; choices: NotificationChoices; origin: string }

/** What is asked for anew is about what happens from now on: nobody is mailed what is long known. */
export const changeNotifications = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id, choices, origin }: Changed,
): Promise<Result<Since, 'unauthenticated'>> =>
  db.transaction().execute(async (trx) => {
    if ((await lockAddress(trx, id)) === null) return fail('unauthenticated')
    const since = { ...(await readSince(trx, id)) }
    for (const kind of NOTIFICATIONS) since[kind] = choices[kind] ? (since[kind] ?? now()) : null
    await writeSince(trx, { id, since, origin })
    return ok(since)
  })
