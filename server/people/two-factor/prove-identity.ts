import type { Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { type Proof, type Proven, provePassword } from '../accounts/prove-password.ts'
import { type CodeRefusal, checkCode } from './check-code.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'sign' | 'delay' | 'log' | 'twoFactor'>
type Refusal = 'wrong_password' | 'unauthenticated' | CodeRefusal

/** The password, and where the account asks for it the second step. */
export const proveIdentity = async (context: Needs, proof: Proof): Promise<Result<Proven, Refusal>> => {
  const proven = await provePassword(context, proof)
  if (!proven.ok) return proven
  const { teacherId: id, code, address } = proof
  const checked = await checkCode(context, { id, code, address, device: proven.value.deviceName })
  return checked.ok ? proven : checked
}
