import { isDeepStrictEqual } from 'node:util'
import { type Brand, chosenIn, NO_BRAND, picturesOfBrand } from '#domain/branding/brand.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockPictures } from '../../media/pictures/store.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { refusePictures } from './refuse-pictures.ts'
import { brandOfAccount, setBrandOfAccount } from './store.ts'
import { withPictures } from './with-pictures.ts'

type Change = { brand: Brand; based_on?: Brand | undefined }

/** Replaces the brand of an account, unless it is another one by now than it is based on; sent again, it is there already. */
export const changeBrand = async (
  { db }: Pick<Context, 'db'>,
  owner: SignedInTeacher,
  { brand, based_on: basedOn }: Change,
): Promise<Result<null, 'settings_changed'> | Refusal<'invalid_request'>> => {
  const kept = await withPictures({ db }, owner, brand)
  if (!kept.ok) return kept
  return db.transaction().execute(async (trx) => {
    await lockTeacher(trx, owner.id)
    const found = await brandOfAccount(trx, owner.id)
    const before = found ? chosenIn(found) : NO_BRAND
    if (isDeepStrictEqual(before, brand)) return ok(null)
    if (basedOn && !isDeepStrictEqual(before, basedOn)) return fail('settings_changed')
    const pictures = picturesOfBrand(brand)
    if (!(await lockPictures(trx, owner.id, pictures))) return refusePictures(brand, new Set())
    await setBrandOfAccount(trx, owner.id, { kept: kept.value, pictures })
    return ok(null)
  })
}
