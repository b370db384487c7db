import type { TeacherId } from '#domain/people/account.ts'
import { isTotp } from '#domain/people/two-factor.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { countTry, forgive, type Subject } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'
import { noteSecurity } from '../../security-log.ts'
import { recordLockOut } from '../accounts/record-lock-out.ts'
import { recordActivity } from '../activity/store.ts'
import { readTwoFactor, type TwoFactor, takeCode } from './store.ts'
import { takeTotp } from './take-totp.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'log' | 'sign' | 'twoFactor'>
export type CodeRefusal = 'code_required' | 'wrong_code' | 'too_many_attempts'
type Asked = {
  id: TeacherId
  code: string | undefined
  address: string
  /** Where the teacher was let in before: what others have tried does not count there. */
  device: string | null
}

/** The second step, for accounts that ask for one. A code opens one thing: whoever is second with it is refused. */
export const checkCode = async (context: Needs, asked: Asked): Promise<Result<{ wasAsked: boolean }, CodeRefusal>> => {
  const stored = await readTwoFactor(context.db, asked.id)
  if (!stored?.isOn) return ok({ wasAsked: false })
  if (asked.code === undefined) return fail('code_required')
  const tries = triesFor(asked)
  const ended: Subject['limit'][] = []
  for (const subject of tries) {
    const taken = await countTry(context, subject)
    if (taken === 'refused') return fail('too_many_attempts')
    if (taken === 'last') ended.push(subject.limit)
  }
  if (!(await takeTyped(context, stored, { id: asked.id, typed: asked.code }))) {
    await recordLockOut(context, { teacherId: asked.id, ended })
    noteSecurity(context, 'code_failed', { account: asked.id, address: asked.address })
    return fail('wrong_code')
  }
  for (const subject of tries) await forgive(context, subject)
  if (!isTotp(asked.code)) noteSecurity(context, 'recovery_code_used', { account: asked.id, address: asked.address })
  return ok({ wasAsked: true })
}

/** A day for all strangers together, who have a password to get here: a million codes are not many. */
const triesFor = ({ id, address, device }: Asked): Subject[] =>
  device === null
    ? [
        { limit: 'codeOfTeacherFromAddress', of: `${id}:${address}` },
        { limit: 'codeOfTeacher', of: id },
      ]
    : [
        { limit: 'codeOnDevice', of: hashOf(device + id) },
        { limit: 'codeOnDevicesOfTeacher', of: id },
      ]

type Typed = { id: TeacherId; typed: string }

const takeTyped = (context: Needs, stored: TwoFactor, { id, typed }: Typed): Promise<boolean> =>
  isTotp(typed) ? takeTotp(context, stored, { id, typed }) : takeRecoveryCode(context, { id, typed })

const takeRecoveryCode = ({ db, now, twoFactor }: Needs, { id, typed }: Typed): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    if (!(await takeCode(trx, id, twoFactor.hashCode(id, typed)))) return false
    await recordActivity(trx, { teacherId: id, at: now(), kind: 'recovery_code_used' })
    return true
  })
