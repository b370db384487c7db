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

/**
 * What a page sets through the style object of its root; empty where nothing differs. Each colour has a property for each
 * theme, `--brand-light` and `--brand-dark`, that `web/ui/branded.css` goes by.
 */
export const unpackedStyle = ({ colours = '', corners = '' }: PackedStyle): BrandStyle => {
  const names = SCHEMES.flatMap((scheme) => BRAND_TOKENS.map((token) => `--${token}-${scheme}`))
  const isWhole = colours.length === names.length * DIGITS
  const coloured = isWhole ? names.map((name, at) => [name, `#${colours.slice(at * DIGITS, (at + 1) * DIGITS)}`]) : []
  return { ...Object.fromEntries(coloured), ...(Object.hasOwn(RADII, corners) && RADII[corners]) }
}
