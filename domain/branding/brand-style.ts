import type { Brand, KeptBrand } from './brand.ts'
import { type BrandTheme, brandTheme } from './brand-theme.ts'
import { BRAND_TOKENS, SCHEMES } from './brand-tokens.ts'
import { luminanceOf } from './contrast.ts'
import type { Hex } from './hex.ts'
import { type BrandStyle, type PackedStyle, unpackedStyle } from './packed-style.ts'
import { FIXED, USUAL_BRAND } from './pairs.ts'
import { scrimFor } from './scrim.ts'

type Coloured = Pick<Brand, 'first' | 'second' | 'page'>

const themeOf = ({ first, second, page }: Coloured): BrandTheme | null => {
  if (first === null && second === null && page === null) return null
  const accent = second ?? first ?? USUAL_BRAND.second
  return brandTheme({ first: first ?? USUAL_BRAND.first, second: accent, page })
}

type Styled = Coloured & Pick<Brand, 'corners'>

/** The style of a brand as it travels: see `unpackedStyle`. */
export const packedStyle = (brand: Styled): PackedStyle => {
  const theme = themeOf(brand)
  const colours = theme && SCHEMES.flatMap((scheme) => BRAND_TOKENS.map((token) => theme[scheme][token].slice(1)))
  return { ...(colours && { colours: colours.join('') }), ...(brand.corners !== 'usual' && { corners: brand.corners }) }
}

/** The style of a brand, less than 1 KB. */
export const brandStyle = (brand: Styled): BrandStyle => unpackedStyle(packedStyle(brand))

/** What is read on the head of a page, whose colours are the dark theme's. */
const READ_ON_FLOOR = ['on-floor', 'on-floor-soft', 'brand', 'accent'] as const

/** The product's own, as `web/ui/theme.css` has them. */
const USUAL_ON_FLOOR = USUAL_BRAND.onFloor

const darkest = (colours: readonly Hex[]): Hex =>
  colours.reduce((one, other) => (luminanceOf(other) < luminanceOf(one) ? other : one))

/** How opaque the black is, 0 to 1, that lies on the picture of a head, so that all is read there; null: there is no picture. */
export const scrimOfHead = (kept: KeptBrand): number | null => {
  if (kept.head.kind !== 'picture') return null
  const theme = themeOf(kept)
  const own = theme ? READ_ON_FLOOR.map((token) => theme.dark[token]) : USUAL_ON_FLOOR
  const least = darkest([FIXED.ink.dark, FIXED['ink-soft'].dark, ...own])
  const scrim = scrimFor(least, kept.luminances ?? { darkest: 0, lightest: 1 })
  return scrim.ok ? scrim.value.opacity : 1
}
