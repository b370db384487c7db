import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import { mayWriteTo } from './policy.ts'
import { queueVerification } from './queue-verification.ts'
import { addressOfTeacher, lockAddress } from './verification-store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'newToken' | 'config' | 'log' | 'sign' | 'letters'>
type Asked = { teacherId: TeacherId; origin: string }
type Outcome = Result<{ verified: boolean }, 'unauthenticated' | 'too_many_messages'>

/** Another link, for whoever has not opened one; nobody is written to about an address that is known already. */
export const sendVerification = async (context: Needs, { teacherId, origin }: Asked): Promise<Outcome> => {
  const { db } = context
  const before = await addressOfTeacher(db, teacherId)
  if (before === null) return fail('unauthenticated')
  if (before.verifiedAt !== null) return ok({ verified: true })
  if (!(await takeTry(context, { limit: 'verificationOfTeacher', of: teacherId }))) return fail('too_many_messages')
  if (!(await mayWriteTo(context, before.email))) return fail('too_many_messages')
  return db.transaction().execute(async (trx) => {
    const address = await lockAddress(trx, teacherId)
    if (address === null) return fail('unauthenticated')
    if (address.verifiedAt !== null) return ok({ verified: true })
    await queueVerification(trx, context, { ...address, teacherId, origin })
    return ok({ verified: false })
  })
}
