import type { TeacherId } from '#domain/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES, readableCode } from '#domain/two-factor.ts'
import { type Proof, proveIdentity } from '../accounts/prove-identity.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import type { Context } from '../context.ts'
import type { CodeRefusal } from './check-code.ts'
import { asksForCode, replaceCodes } from './store.ts'

/** New ones, told this once. */
export const giveCodes = async (
  { db, newCode, twoFactor }: Pick<Context, 'db' | 'newCode' | 'twoFactor'>,
  id: TeacherId,
): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(RECOVERY_CODE_LENGTH))
  await replaceCodes(
    db,
    id,
    codes.map((code) => twoFactor.hashCode(id, code)),
  )
  return codes.map(readableCode)
}

type Refusal = 'two_factor_not_begun' | 'wrong_password' | 'unauthenticated' | CodeRefusal

export const makeRecoveryCodes = async (context: Context, proof: Proof): Promise<Result<string[], Refusal>> => {
  const proven = await proveIdentity(context, proof)
  if (!proven.ok) return proven
  const { teacherId: id } = proof
  return context.db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    if (!(await asksForCode(trx, id))) return fail('two_factor_not_begun')
    await recordActivity(trx, { teacherId: id, at: context.now(), kind: 'recovery_codes_made' })
    return ok(await giveCodes({ ...context, db: trx }, id))
  })
}
