import { BRAND_TOKENS, SCHEMES } from './brand-tokens.ts'

/** Custom properties by their names: hex colours and lengths of ours, and nothing that anybody has typed. */
export type BrandStyle = Record<string, string>

/** What travels of a style: 22 colours as digits of hex in one text, those of the light theme first; and corners that are not as usual. */
export type PackedStyle = { colours?: string | undefined; corners?: string | undefined }

const DIGITS = 6

/** How round corners are. */
export const CORNERS = ['usual', 'square', 'round'] as const

const RADII: Readonly<Record<string, BrandStyle>> = {
  square: { '--radius': '0px', '--radius-sm': '0px' },
  round: { '--radius': '16px', '--radius-sm': '8px' },
}

const COLOUR_NAMES = SCHEMES.flatMap((scheme) => BRAND_TOKENS.map((token) => `--${token}-${scheme}`))
/** All that a style may have. */
export const STYLE_NAMES: readonly string[] = [...COLOUR_NAMES, '--radius', '--radius-sm']

/**
 * What a page sets through the style object of its root; empty where nothing differs. Each colour has a property for each
 * theme, `--brand-light` and `--brand-dark`, that `web/ui/branded.css` goes by.
 */
export const unpackedStyle = ({ colours = '', corners = '' }: PackedStyle): BrandStyle => {
  const isWhole = colours.length === COLOUR_NAMES.length * DIGITS
  const hexAt = (at: number) => `#${colours.slice(at * DIGITS, (at + 1) * DIGITS)}`
  const coloured = isWhole ? COLOUR_NAMES.map((name, at) => [name, hexAt(at)]) : []
  return { ...Object.fromEntries(coloured), ...(Object.hasOwn(RADII, corners) && RADII[corners]) }
}
