import type { Context } from '../../context.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { deleteUnused } from '../../media/pictures/store.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { avatarOf, deleteAvatar } from './store.ts'

/** Its bytes go at once, unless a question shows them. */
export const removeAvatar = ({ db, now }: Pick<Context, 'db' | 'now'>, { id }: SignedInTeacher): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockTeacher(trx, id)
    const before = await avatarOf(trx, id)
    if (before === null) return
    await deleteAvatar(trx, id)
    await deleteUnused(trx, [before])
    await recordActivity(trx, { teacherId: id, at: now(), kind: 'profile_changed' })
  })
