import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { hasTryLeft, takeTry } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'
import { recordActivity } from '../activity/store.ts'
import { linkByToken, lockAddress, markVerified } from './verification-store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'log' | 'sign'>
type Asked = { token: string; address: string }
type Refusal = 'link_not_valid' | 'link_expired' | 'too_many_attempts'

/**
 * Whoever has the token reads the mailbox, in whatever browser. A link that has done its work says so however often it is
 * opened, and one that was sent to an address the account no longer has is good for nothing.
 */
export const verifyEmail = async (
  context: Needs,
  { token, address }: Asked,
): Promise<Result<{ state: 'verified' | 'already' }, Refusal>> => {
  const { db, now } = context
  const fromAddress = { limit: 'confirmTokenFromAddress', of: address } as const
  if (!(await hasTryLeft(context, fromAddress))) return fail('too_many_attempts')
  const link = await linkByToken(db, hashOf(token))
  if (link === null) {
    await takeTry(context, fromAddress)
    return fail('link_not_valid')
  }
  const { teacherId, emailKey, expiresAt } = link
  return db.transaction().execute(async (trx) => {
    const at = now()
    const owner = await lockAddress(trx, teacherId)
    if (owner === null || owner.emailKey !== emailKey) return fail('link_not_valid')
    if (owner.verifiedAt !== null) return ok({ state: 'already' })
    if (expiresAt <= at) return fail('link_expired')
    await markVerified(trx, teacherId, at)
    await recordActivity(trx, { teacherId, at, kind: 'email_verified' })
    return ok({ state: 'verified' })
  })
}
