import { emailKey, teacherId } from '#domain/people/account.ts'
import type { ActivityKind } from '#domain/people/activity.ts'
import type { Context } from '../../context.ts'
import { lockRows } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { queueMail } from '../../mail/store.ts'
import { writeNotice } from '../accounts/write-notice.ts'
import { recordActivity } from '../activity/store.ts'
import { deletePasskeysOf } from '../passkeys/store.ts'
import { asksForCode, deleteTwoFactor } from '../two-factor/store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'letters'> & { company: string; origin: string }

type Asked = { email: string; alsoPasskeys?: boolean }
type Outcome = 'no_account' | 'not_on' | 'off' | 'passkeys_off' | 'both_off'

/**
 * The way back in for somebody who has lost both phone and recovery codes, once the operator knows who is asking: the second
 * step is off, nobody is logged in any more, and the log of activity and a letter say so. Passkeys go where that is asked for:
 * those of a phone that was lost or stolen still open the account.
 */
export const turnOffForOperator = (
  { db, now, newId, letters, company, origin }: Needs,
  { email, alsoPasskeys = false }: Asked,
): Promise<Outcome> =>
  inOneTransaction(db, async (trx) => {
    const account = trx.selectFrom('teacher').select(['id', 'email']).where('email_key', '=', emailKey(email))
    const found = await lockRows(trx, account, 'teacher').executeTakeFirst()
    if (!found) return 'no_account'
    const id = teacherId.parse(found.id)
    const wasOn = await asksForCode(trx, id)
    const passkeys = alsoPasskeys ? await deletePasskeysOf(trx, id) : 0
    if (!wasOn && passkeys === 0) return 'not_on'
    await trx.deleteFrom('session').where('teacher_id', '=', id).execute()
    const createdAt = now()
    const tells = async (kind: ActivityKind, about: 'two_factor_off' | 'passkeys_removed') => {
      await recordActivity(trx, { teacherId: id, at: createdAt, kind })
      const letter = writeNotice({ company, origin, about })
      await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient: found.email, replyTo: null, createdAt }))
    }
    if (wasOn) {
      await deleteTwoFactor(trx, id)
      await tells('two_factor_off_by_operator', 'two_factor_off')
    }
    if (passkeys === 0) return 'off'
    await tells('passkeys_removed_by_operator', 'passkeys_removed')
    return wasOn ? 'both_off' : 'passkeys_off'
  })
