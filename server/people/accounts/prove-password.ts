import type { TeacherId } from '#domain/people/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { type Device, isKnownDevice } from '../../http/known-device.ts'
import { noteSecurity } from '../../security-log.ts'
import { isPasswordOf } from './check-password.ts'
import { triesAt } from './count-tries.ts'
import { teacherForProof } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'sign' | 'delay' | 'log'>
export type Proof = {
  teacherId: TeacherId
  password: string
  code?: string | undefined
  address: string
  device: Device | null
}
type Refusal = 'wrong_password' | 'unauthenticated' | 'too_many_attempts'
export type Proven = { email: string; passwordHash: string }

/** The password once more, throttled as at the login; a session that was left open is not enough for what is dangerous. */
export const provePassword = async (
  context: Needs,
  { teacherId, password, address, device }: Proof,
): Promise<Result<Proven & { deviceName: string | null }, Refusal>> => {
  const found = await teacherForProof(context.db, teacherId)
  if (!found) return fail('unauthenticated')
  const deviceName = isKnownDevice(context, device, { id: teacherId, ...found }) ? device.name : null
  const tries = triesAt(context, { email: found.email, teacherId, address, device: deviceName })
  if (!(await tries.take())) return fail('too_many_attempts')
  if (!(await isPasswordOf({ lane: 'known', of: teacherId }, { passwordHash: found.passwordHash, password }))) {
    await tries.failed()
    noteSecurity(context, 'proof_failed', { account: teacherId, address })
    return fail('wrong_password')
  }
  await tries.succeeded()
  return ok({ ...found, deviceName })
}
