import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { noteSecurity } from '../../security-log.ts'
import type { Proof } from '../accounts/prove-password.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { CodeRefusal } from './check-code.ts'
import { giveCodes } from './give-codes.ts'
import { proveIdentity } from './prove-identity.ts'
import { asksForCode } from './store.ts'

type Refusal = 'two_factor_not_begun' | 'wrong_password' | 'unauthenticated' | CodeRefusal

export const makeRecoveryCodes = async (context: Context, proof: Proof): Promise<Result<string[], Refusal>> => {
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { teacherId: id } = proof
  const made = await context.db.transaction().execute(async (trx): Promise<Result<string[], Refusal>> => {
    await lockTeacher(trx, id)
    if (!(await asksForCode(trx, id))) return fail('two_factor_not_begun')
    await recordActivity(trx, { teacherId: id, at: context.now(), kind: 'recovery_codes_made' })
    return ok(await giveCodes({ ...context, db: trx }, id))
  })
  if (made.ok) noteSecurity(context, 'recovery_codes_made', { account: id, address: proof.address })
  return made
}
