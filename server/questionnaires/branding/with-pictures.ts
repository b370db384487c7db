import { type Brand, type KeptBrand, picturesOfBrand } from '#domain/branding/brand.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Refusal } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { measureLuminances } from '../../media/pictures/measure-luminances.ts'
import { picturesOf } from '../../media/pictures/store.ts'

/** Says of each picture of the brand which is not there, or not its teacher's. */
export const pictureGone = (brand: Brand, kept: ReadonlySet<string>): Refusal<'invalid_request'> => {
  const { logo, icon, background } = brand
  const shown = { logo, icon, 'background.picture': background.kind === 'picture' ? background.picture : null }
  const gone = Object.entries(shown).filter(([, id]) => id !== null && !kept.has(id))
  const fields = Object.fromEntries(gone.map(([field]) => [`brand.${field}`, 'picture_missing' as const]))
  return { ok: false, code: 'invalid_request', fields }
}

/** A brand with the sizes of its pictures, and how dark and light its background is; refused where one is not its teacher's. */
export const withPictures = async (
  { db }: Pick<Context, 'db'>,
  owner: SignedInTeacher,
  brand: Brand,
): Promise<Result<KeptBrand, never> | Refusal<'invalid_request'>> => {
  const ids = picturesOfBrand(brand)
  const found = await picturesOf(db, owner.id, ids)
  if (found.length < ids.length) return pictureGone(brand, new Set(found.map(({ id }) => id)))
  const frames = Object.fromEntries(found.map(({ id, ...frame }) => [id, frame]))
  const { background } = brand
  const luminances = background.kind === 'picture' && (await measureLuminances(db, background.picture))
  return ok({ ...brand, frames, ...(luminances && { luminances }) })
}
