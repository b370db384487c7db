import type { Brand } from '#domain/branding/brand.ts'
import { luminanceOf } from '#domain/branding/contrast.ts'
import type { BrandStyle } from '#domain/branding/packed-style.ts'
import { parseColour } from '#domain/branding/parse-colour.ts'
import type { ColourPart } from './brand-draft.ts'

/** What each colour is on a page that is light. */
const SHOWN_AS = { first: '--brand-light', second: '--accent-light', page: '--paper-light' } as const

export type MovedColour = { hex: string; how: 'darker' | 'lighter' | 'paled' }

/** What a page uses in the place of a colour that nobody could read, or read on; null: the colour itself. */
export const movedColour = (brand: Brand, style: BrandStyle, part: ColourPart): MovedColour | null => {
  const chosen = brand[part]
  const used = parseColour(style[SHOWN_AS[part]] ?? '')
  if (chosen === null || !used.ok || used.value === chosen) return null
  if (part === 'page') return { hex: used.value, how: 'paled' }
  return { hex: used.value, how: luminanceOf(used.value) < luminanceOf(chosen) ? 'darker' : 'lighter' }
}
