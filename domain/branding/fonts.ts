import * as z from 'zod/mini'

/** In the order in which they are offered. Stored with what chose it: never given to another family. */
export const BRAND_FONTS = [
  'inter',
  'atkinson',
  'lexend',
  'nunito',
  'literata',
  'crimson',
  'bitter',
  'playpen',
  'hind_siliguri',
  'noto_serif_bengali',
  'tiro_bangla',
  'baloo',
] as const

export const brandFont = z.enum(BRAND_FONTS, 'not_one_of')
export type BrandFont = z.infer<typeof brandFont>

export const isBrandFont = (id: string): id is BrandFont => BRAND_FONTS.some((font) => font === id)

export type FontKind = 'sans' | 'rounded' | 'serif' | 'slab' | 'hand'
/** What a family has letters for: all others are set in the product's own. */
export type FontScript = 'latin' | 'bengali'

type Family = { name: string; kind: FontKind; scripts: readonly FontScript[] }

const latin = (name: string, kind: FontKind): Family => ({ name, kind, scripts: ['latin'] })
const bengali = (name: string, kind: FontKind): Family => ({ name, kind, scripts: ['latin', 'bengali'] })

/** Names are proper: the same in each language. */
export const FAMILIES: Record<BrandFont, Family> = {
  inter: latin('Inter', 'sans'),
  atkinson: latin('Atkinson Hyperlegible Next', 'sans'),
  lexend: latin('Lexend', 'sans'),
  nunito: latin('Nunito', 'rounded'),
  literata: latin('Literata', 'serif'),
  crimson: latin('Crimson Pro', 'serif'),
  bitter: latin('Bitter', 'slab'),
  playpen: latin('Playpen Sans', 'hand'),
  hind_siliguri: bengali('Hind Siliguri', 'sans'),
  noto_serif_bengali: bengali('Noto Serif Bengali', 'serif'),
  tiro_bangla: bengali('Tiro Bangla', 'serif'),
  baloo: bengali('Baloo Da 2', 'rounded'),
}
