import { allowsPictures } from '#domain/plans/plans.ts'
import { overPictureQuota } from '#domain/questionnaires/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { planOfAccount } from '../../plans/store.ts'
import { createPictureEncoder, type EncodedPicture, OF_QUESTIONS, type Shape } from './encode-picture.ts'
import { hashOfFile } from './hash-file.ts'
import { bytesOfPictures, insertPicture, type KeptPicture, renewPicture } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newToken' | 'config' | 'log' | 'sign'>
type Outcome = Result<
  KeptPicture,
  | 'picture_unreadable'
  | 'picture_too_large'
  | 'pictures_too_large'
  | 'pictures_too_large_for_plan'
  | 'too_many_pictures'
  | 'busy'
>

/** Of the 43 signs of a token: 132 bits. */
export const ID_LENGTH = 22

type Sent = { owner: SignedInTeacher; fileHash: string }

/** What it is kept for: a file that is shown in two ways is two pictures. */
type For = { use: 'question' | 'logo' | 'icon' | 'background'; shape: Shape }
const FOR_QUESTIONS: For = { use: 'question', shape: OF_QUESTIONS }

/** Keeps a file as a picture, once for each teacher and use: sent again, it is found and not made anew. */
export const createKeepPicture = (context: Needs, { use, shape }: For = FOR_QUESTIONS) => {
  const { db, now, newToken } = context
  const encode = createPictureEncoder(shape)

  const insert = ({ owner, fileHash }: Sent, { bytes, ...frame }: EncodedPicture): Promise<Outcome> =>
    db.transaction().execute(async (trx) => {
      await lockTeacher(trx, owner.id)
      const at = now()
      const same = await renewPicture(trx, { ownerId: owner.id, fileHash, at })
      if (same) return ok(same)
      const kept = await bytesOfPictures(trx, owner.id)
      if (overPictureQuota(kept, bytes.length)) return fail('pictures_too_large')
      const found = await planOfAccount(trx, owner.id)
      if (found && !allowsPictures(found.plan, kept + bytes.length)) return fail('pictures_too_large_for_plan')
      const picture = { id: newToken().slice(0, ID_LENGTH), ...frame }
      await insertPicture(trx, { ...picture, ownerId: owner.id, fileHash, bytes, createdAt: at })
      return ok(picture)
    })

  return async (owner: SignedInTeacher, file: Uint8Array): Promise<Outcome> => {
    const hash = await hashOfFile(file)
    const fileHash = use === 'question' ? hash : `${use}:${hash}`
    const before = await renewPicture(db, { ownerId: owner.id, fileHash, at: now() })
    if (before) return ok(before)
    if (!(await takeTry(context, { limit: 'pictureOfTeacher', of: owner.id }))) return fail('too_many_pictures')
    const encoded = await encode(owner.id, file)
    return encoded.ok ? insert({ owner, fileHash }, encoded.value) : encoded
  }
}
