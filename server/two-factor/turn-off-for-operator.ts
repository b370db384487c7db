import { emailKey, teacherId } from '#domain/account.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import { lockRows } from '../database/dialect.ts'
import { inOneTransaction } from '../database/try-again.ts'
import { queueMail } from '../mail/store.ts'
import { asksForCode, deleteTwoFactor } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'letters'> & { company: string; origin: string }

/**
 * The way back in for somebody who has lost both phone and recovery codes, once the operator knows who is asking: the second
 * step is off, nobody is logged in any more, and the log of activity and a letter say so.
 */
export const turnOffForOperator = (
  { db, now, newId, letters, company, origin }: Needs,
  email: string,
): Promise<'no_account' | 'not_on' | 'off'> =>
  inOneTransaction(db, async (trx) => {
    const account = trx.selectFrom('teacher').select(['id', 'email']).where('email_key', '=', emailKey(email))
    const found = await lockRows(trx, account, 'teacher').executeTakeFirst()
    if (!found) return 'no_account'
    const id = teacherId.parse(found.id)
    if (!(await asksForCode(trx, id))) return 'not_on'
    await deleteTwoFactor(trx, id)
    await trx.deleteFrom('session').where('teacher_id', '=', id).execute()
    const createdAt = now()
    await recordActivity(trx, { teacherId: id, at: createdAt, kind: 'two_factor_off_by_operator' })
    const letter = writeNotice({ company, origin, about: 'two_factor_off' })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: found.email, replyTo: null, createdAt }))
    return 'off'
  })
