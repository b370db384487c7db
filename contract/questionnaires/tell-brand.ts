import type { KeptBrand } from '#domain/branding/brand.ts'
import { packedStyle, scrimOfHead } from '#domain/branding/brand-style.ts'
import type { ToldBrandOnWire } from './told-brand.ts'

/** What students’ pages are told of a brand: its style packed, and of texts and pictures those that there are. */
export const tellBrand = (kept: KeptBrand): ToldBrandOnWire => {
  const { font, logo, icon, head, welcome, thanks, onward, footer, frames } = kept
  const frame = logo === null ? undefined : frames[logo]
  const scrim = scrimOfHead(kept)
  return {
    ...packedStyle(kept),
    ...(font !== null && { font }),
    ...(logo !== null && frame && { logo: { id: logo, width: frame.width, height: frame.height } }),
    ...(icon !== null && { icon }),
    ...(head.kind === 'picture' && scrim !== null && { picture: { id: head.picture, scrim } }),
    ...(head.kind === 'background' && head.background !== 'alpona' && { background: head.background }),
    ...(welcome !== '' && { welcome }),
    ...(thanks !== '' && { thanks }),
    ...(onward !== '' && { onward }),
    ...(footer !== '' && { footer }),
  }
}
