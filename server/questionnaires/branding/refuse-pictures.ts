import type { Brand } from '#domain/branding/brand.ts'
import type { Refusal } from '../../http/serve.ts'

/** Says of each picture of the brand which is not there, or not its teacher's. */
export const refusePictures = (brand: Brand, kept: ReadonlySet<string>): Refusal<'invalid_request'> => {
  const { logo, icon, head } = brand
  const shown = { logo, icon, 'head.picture': head.kind === 'picture' ? head.picture : null }
  const gone = Object.entries(shown).filter(([, id]) => id !== null && !kept.has(id))
  const fields = Object.fromEntries(gone.map(([field]) => [`brand.${field}`, 'picture_missing' as const]))
  return { ok: false, code: 'invalid_request', fields }
}
