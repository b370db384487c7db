import { randomBytes } from 'node:crypto'
import { authenticatorAddress, base32, TOTP_SECRET_BYTES } from '#domain/people/two-factor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { type Proof, provePassword } from '../accounts/prove-password.ts'
import { lockTeacher } from '../accounts/store.ts'
import { insertTwoFactor, readTwoFactor } from './store.ts'

type Begun = { secret: string; address: string }
type Refusal = 'two_factor_is_on' | 'wrong_password' | 'unauthenticated' | 'too_many_attempts'

/** A secret for the teacher's app. It replaces one that was begun before: only what is confirmed is asked for. */
export const beginTwoFactor = async (context: Context, proof: Proof): Promise<Result<Begun, Refusal>> => {
  const proven = await provePassword(context, proof)
  if (!proven.ok) return proven
  const { db, now, twoFactor, config } = context
  const { teacherId: id } = proof
  const plain = randomBytes(TOTP_SECRET_BYTES)
  const begun = await db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    if ((await readTwoFactor(trx, id))?.isOn) return false
    await insertTwoFactor(trx, { id, secret: twoFactor.seal(id, plain), at: now() })
    return true
  })
  if (!begun) return fail('two_factor_is_on')
  const secret = base32(plain)
  return ok({
    secret,
    address: authenticatorAddress({ secret, email: proven.value.email, company: config.site.company }),
  })
}
