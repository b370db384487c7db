import type { ProfileDetails } from '#domain/people/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { type Profile, readProfile, updateProfile } from './store.ts'

const sameIn = (before: ProfileDetails, after: ProfileDetails) =>
  before.name === after.name && before.phone === after.phone && before.bio === after.bio

export const changeProfile = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: SignedInTeacher,
  details: ProfileDetails,
): Promise<Result<Profile, 'unauthenticated'>> =>
  db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    const before = await readProfile(trx, id)
    if (before === null) return fail('unauthenticated')
    if (sameIn(before, details)) return ok(before)
    await updateProfile(trx, id, details)
    await recordActivity(trx, { teacherId: id, at: now(), kind: 'profile_changed' })
    return ok({ ...before, ...details })
  })
