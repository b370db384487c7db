import { BRAND_TOKENS, type BrandToken, SCHEMES, type Scheme } from './brand-tokens.ts'
import { luminanceOf, ratioOf } from './contrast.ts'
import { BLACK, type Hex, WHITE } from './hex.ts'
import { hexOfOklch, type Oklch, oklchOf } from './oklch.ts'
import { FIXED, type FixedToken, PAIRS, USUAL_PAPER } from './pairs.ts'

type Settled = Partial<Record<BrandToken | FixedToken, Hex>>
type BrandColours = Record<BrandToken, Hex>
export type BrandTheme = Record<Scheme, BrandColours>

/** A colour that is settled already, as its luminance, and the least ratio to it. */
type Bound = { luminance: number; least: number }

/** Halvings of a lightness: what is left is 1/4096 of the way from black to white. */
const HALVINGS = 12
/** The ratio of letters on what is filled with a colour. */
const LETTERS = 7
const [OF_BLACK, OF_WHITE] = [0, 1]

function boundsOf(token: BrandToken, scheme: Scheme, settled: Settled): Bound[] {
  return PAIRS.flatMap((pair) => {
    if (!pair.in.includes(scheme) || (pair.over !== token && pair.under !== token)) return []
    const other = settled[pair.over === token ? pair.under : pair.over]
    return other ? [{ luminance: luminanceOf(other), least: pair.least }] : []
  })
}

/** Black or white letters can be read on it. */
const bearsLetters = (luminance: number) =>
  Math.max(ratioOf(luminance, OF_BLACK), ratioOf(luminance, OF_WHITE)) >= LETTERS

function holds(token: BrandToken, hex: Hex, bounds: readonly Bound[]): boolean {
  const luminance = luminanceOf(hex)
  if ((token === 'accent' || token === 'brand') && !bearsLetters(luminance)) return false
  return bounds.every((bound) => ratioOf(luminance, bound.luminance) >= bound.least)
}

/** The nearest lightness towards `end` (0 or 1) with which the colour holds, its hue and chroma kept; none if not even the end does. */
function moved(colour: Oklch, end: 0 | 1, isGood: (hex: Hex) => boolean) {
  let good = { lightness: end as number, hex: hexOfOklch({ ...colour, lightness: end }) }
  if (!isGood(good.hex)) return undefined
  let bad = colour.lightness
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const lightness = (bad + good.lightness) / 2
    const hex = hexOfOklch({ ...colour, lightness })
    if (isGood(hex)) good = { lightness, hex }
    else bad = lightness
  }
  return { hex: good.hex, distance: Math.abs(good.lightness - colour.lightness) }
}

/** `start` where it holds, or the nearest lighter or darker colour that does. */
function settle(token: BrandToken, start: Oklch, bounds: readonly Bound[]): Hex {
  const isGood = (hex: Hex) => holds(token, hex, bounds)
  const exact = hexOfOklch(start)
  if (isGood(exact)) return exact
  const [darker, lighter] = [moved(start, 0, isGood), moved(start, 1, isGood)]
  const nearest = !lighter || (darker && darker.distance <= lighter.distance) ? darker : lighter
  if (!nearest) throw new Error(`no lightness of --${token} keeps its contrasts`)
  return nearest.hex
}

const paled = (colour: Oklch, lightness: number, mostChroma: number): Oklch => ({
  ...colour,
  lightness,
  chroma: Math.min(colour.chroma, mostChroma),
})

type Starting = { first: Oklch; second: Oklch; paper: Oklch; scheme: Scheme; settled: Settled }

/** Letters start as a tint of what they stand on, nearly black or nearly white, whichever stands out more. */
function letters(fill: Hex | undefined): Oklch {
  const luminance = luminanceOf(fill ?? WHITE)
  const isDark = ratioOf(luminance, OF_BLACK) >= ratioOf(luminance, OF_WHITE)
  return isDark ? paled(oklchOf(fill ?? BLACK), 0.2, 0.04) : paled(oklchOf(fill ?? BLACK), 0.985, 0.01)
}

/** What each token is before its contrasts are looked at; lightness and chroma of the product's own theme. */
const STARTS: Record<BrandToken, (of: Starting) => Oklch> = {
  paper: ({ paper }) => paper,
  'brand-soft': ({ first, scheme }) => (scheme === 'light' ? paled(first, 0.95, 0.025) : paled(first, 0.3, 0.08)),
  'accent-soft': ({ second, scheme }) => (scheme === 'light' ? paled(second, 0.965, 0.05) : paled(second, 0.32, 0.04)),
  floor: ({ first, scheme }) => ({ ...first, lightness: Math.min(first.lightness, scheme === 'light' ? 0.3 : 0.27) }),
  'on-floor': ({ first }) => paled(first, 0.965, 0.01),
  'on-floor-soft': ({ first }) => paled(first, 0.86, 0.05),
  accent: ({ second }) => second,
  'on-accent': ({ settled }) => letters(settled.accent),
  'accent-edge': ({ second }) => second,
  brand: ({ first }) => first,
  'on-brand': ({ settled }) => letters(settled.brand),
}

const fixedOf = (scheme: Scheme): Settled =>
  Object.fromEntries(Object.entries(FIXED).map(([token, hexes]) => [token, hexes[scheme]]))

/** A page is pale or nearly dark, whatever the colour: cards lie on it. */
const paperOf = (page: Hex | null, scheme: Scheme): Oklch => {
  if (page === null) return oklchOf(USUAL_PAPER[scheme])
  const colour = oklchOf(page)
  const isLight = scheme === 'light'
  const lightness = isLight ? Math.max(colour.lightness, 0.95) : Math.min(colour.lightness, 0.2)
  return paled(colour, lightness, isLight ? 0.05 : 0.045)
}

export type BrandHexes = { first: Hex; second?: Hex; page?: Hex | null }

function coloursOf({ first, second = first, page = null }: BrandHexes, scheme: Scheme): BrandColours {
  const settled = fixedOf(scheme)
  const paper = paperOf(page, scheme)
  const of = { first: oklchOf(first), second: oklchOf(second), paper, scheme, settled }
  const settleNext = (token: BrandToken): [BrandToken, Hex] => {
    const hex = settle(token, STARTS[token](of), boundsOf(token, scheme, settled))
    settled[token] = hex
    return [token, hex]
  }
  return Object.fromEntries(BRAND_TOKENS.map(settleNext)) as BrandColours
}

/**
 * All colours that a brand brings, for both themes: the first colour is that of text, links, choices and floors, the second
 * (or else the first) that of the button that matters next, the last that of the page. A colour is kept exactly where each
 * of its `PAIRS` has its contrast, and else moved in lightness alone, by OKLCH, as little as is enough; that of a page is paled too.
 * All colours give a theme, always the same.
 */
export function brandTheme(hexes: BrandHexes): BrandTheme {
  const [light, dark] = SCHEMES.map((scheme) => coloursOf(hexes, scheme))
  if (!(light && dark)) throw new Error('a brand has two themes')
  return { light, dark }
}
