import type { TeacherId } from '#domain/people/account.ts'
import type { DeviceWords } from '#domain/people/device-words.ts'
import type { Context } from '../../context.ts'
import { openSession } from '../accounts/open-session.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { asksForCode } from '../two-factor/store.ts'

type Shown = {
  teacherId: TeacherId
  passwordHash: string
  /** Whether the second step was asked for, and done. */
  hasShownCode: boolean
  device: DeviceWords
}

/**
 * A session for whoever has shown the password of an account. Null when it has been replaced meanwhile: to be checked, it
 * may have waited for its turn, and a new password ends what the old one opened. Likewise when the account has begun to ask
 * for a second step.
 */
export const admitTeacher = (
  context: Pick<Context, 'db' | 'now' | 'newToken'>,
  { teacherId, passwordHash, hasShownCode, device }: Shown,
): Promise<string | null> =>
  context.db.transaction().execute(async (trx) => {
    const current = await lockTeacher(trx, teacherId)
    if (current.passwordHash !== passwordHash) return null
    if (!hasShownCode && (await asksForCode(trx, teacherId))) return null
    await recordActivity(trx, { teacherId, at: context.now(), kind: 'signed_in' })
    return openSession({ ...context, db: trx }, { teacherId, device })
  })
