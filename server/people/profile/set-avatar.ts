import { overPictureQuota } from '#domain/questionnaires/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { AVATAR_SIDE } from '#domain/text/picture.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { createPictureEncoder, type EncodedPicture } from '../../media/pictures/encode-picture.ts'
import { hashOfFile } from '../../media/pictures/hash-file.ts'
import { ID_LENGTH } from '../../media/pictures/keep-picture.ts'
import { bytesOfPictures, deleteUnused, insertPicture, renewPicture } from '../../media/pictures/store.ts'
import { lockTeacher } from '../accounts/store.ts'
import { recordActivity } from '../activity/store.ts'
import { avatarOf, deleteAvatar, insertAvatar } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newToken' | 'config' | 'log' | 'sign'>
type Outcome = Result<
  { avatar: string },
  'picture_unreadable' | 'picture_too_large' | 'pictures_too_large' | 'too_many_pictures' | 'busy'
>

/** Makes a file the picture that a teacher shows as themselves; the one before is deleted. */
export const createSetAvatar = (context: Needs) => {
  const { db, now, newToken } = context
  const encode = createPictureEncoder({ side: AVATAR_SIDE, isSquare: true })

  const show = (owner: SignedInTeacher, fileHash: string, { bytes, ...frame }: EncodedPicture): Promise<Outcome> =>
    db.transaction().execute(async (trx) => {
      await lockTeacher(trx, owner.id)
      const [at, before] = [now(), await avatarOf(trx, owner.id)]
      const same = await renewPicture(trx, { ownerId: owner.id, fileHash, at })
      if (same && same.id === before) return ok({ avatar: same.id })
      const id = same?.id ?? newToken().slice(0, ID_LENGTH)
      await deleteAvatar(trx, owner.id)
      if (before) await deleteUnused(trx, [before])
      if (!same) await insertPicture(trx, { id, ...frame, ownerId: owner.id, fileHash, bytes, createdAt: at })
      await insertAvatar(trx, owner.id, id)
      await recordActivity(trx, { teacherId: owner.id, at, kind: 'profile_changed' })
      return ok({ avatar: id })
    })

  return async (owner: SignedInTeacher, file: Uint8Array): Promise<Outcome> => {
    if (!(await takeTry(context, { limit: 'pictureOfTeacher', of: owner.id }))) return fail('too_many_pictures')
    const encoded = await encode(owner.id, file)
    if (!encoded.ok) return encoded
    const { bytes } = encoded.value
    if (overPictureQuota(await bytesOfPictures(db, owner.id), bytes.length)) return fail('pictures_too_large')
    // A question may show the same file: that is a picture of its own.
    return show(owner, `avatar:${await hashOfFile(bytes)}`, encoded.value)
  }
}
