import { type Brand, type KeptBrand, picturesOfBrand } from '#domain/branding/brand.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { measureLuminances } from '../../media/pictures/measure-luminances.ts'
import { picturesOf } from '../../media/pictures/store.ts'
import { refusePictures } from './refuse-pictures.ts'

/** A brand with the sizes of its pictures, and how dark and light its background is; refused where one is not its teacher's. */
export const withPictures = async (
  { db }: Pick<Context, 'db'>,
  owner: SignedInTeacher,
  brand: Brand,
): Promise<Result<KeptBrand, never> | Refusal<'invalid_request'>> => {
  const ids = picturesOfBrand(brand)
  const found = await picturesOf(db, owner.id, ids)
  if (found.length < ids.length) return refusePictures(brand, new Set(found.map(({ id }) => id)))
  const frames = Object.fromEntries(found.map(({ id, ...frame }) => [id, frame]))
  const { head } = brand
  const luminances = head.kind === 'picture' && (await measureLuminances(db, head.picture))
  return ok({ ...brand, frames, ...(luminances && { luminances }) })
}
