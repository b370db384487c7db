import type { LogInDetails, Teacher } from '#domain/people/account.ts'
import type { DeviceWords } from '#domain/people/device-words.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { type Device, isKnownDevice } from '../../http/known-device.ts'
import { noteSecurity, pseudonymOfEmail } from '../../security-log.ts'
import { isPasswordOf } from '../accounts/check-password.ts'
import { triesAt } from '../accounts/count-tries.ts'
import { teacherWithPassword } from '../accounts/store.ts'
import type { Place } from '../accounts/take-turn.ts'
import { recordActivity } from '../activity/store.ts'
import { type CodeRefusal, checkCode } from '../two-factor/check-code.ts'
import { admitTeacher } from './admit-teacher.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newToken' | 'config' | 'sign' | 'delay' | 'log' | 'twoFactor'>
type Request = LogInDetails & { address: string; device: Device | null; words: DeviceWords }
type LoggedIn = { teacher: Teacher; token: string; passwordHash: string }
type Refusal = 'invalid_credentials' | 'too_many_attempts' | CodeRefusal

/** An unknown address and a wrong password are the same answer, in the same time. */
export const logIn = async (
  context: Needs,
  { email, password, code, address, device, words }: Request,
): Promise<Result<LoggedIn, Refusal>> => {
  const found = await teacherWithPassword(context.db, email)
  const account = found && { id: found.teacher.id, passwordHash: found.passwordHash }
  const known = account !== null && isKnownDevice(context, device, account) ? device.name : null
  const tries = triesAt(context, { email, teacherId: account?.id ?? null, address, device: known })
  if (!(await tries.take())) return fail('too_many_attempts')

  const isKnown = account !== null && known !== null
  const place: Place = isKnown ? { lane: 'known', of: account.id } : { lane: 'logIn', of: address }
  const isRight = await isPasswordOf(place, { passwordHash: found?.passwordHash ?? null, password })
  if (!found || !isRight) {
    if (account) await recordActivity(context.db, { teacherId: account.id, at: context.now(), kind: 'sign_in_failed' })
    await tries.failed()
    noteSecurity(context, 'sign_in_failed', { account: account?.id ?? pseudonymOfEmail(context, email), address })
    return fail('invalid_credentials')
  }
  await tries.succeeded()
  const { teacher, passwordHash } = found
  const checked = await checkCode(context, { id: teacher.id, code, address, device: known })
  if (!checked.ok) {
    if (checked.code === 'wrong_code')
      await recordActivity(context.db, { teacherId: teacher.id, at: context.now(), kind: 'sign_in_failed' })
    return checked
  }
  const shown = { teacherId: teacher.id, passwordHash, hasShownCode: checked.value.wasAsked, device: words }
  const token = await admitTeacher(context, shown)
  if (token !== null) noteSecurity(context, 'signed_in', { account: teacher.id, address })
  return token === null ? fail('invalid_credentials') : ok({ teacher, token, passwordHash })
}
