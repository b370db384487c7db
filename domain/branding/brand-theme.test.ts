import { describe, expect, it } from 'vitest'
import { type BrandHexes, type BrandTheme, brandTheme } from './brand-theme.ts'
import { BRAND_TOKENS, SCHEMES } from './brand-tokens.ts'
import { contrastOf, luminanceOf } from './contrast.ts'
import { type Hex, hexOf } from './hex.ts'
import { HOSTILE_BRANDS, type HostileBrand } from './hostile-brands.ts'
import { oklchOf } from './oklch.ts'
import { FIXED, PAIRS, USUAL_PAPER } from './pairs.ts'
import { parseColour } from './parse-colour.ts'

function hex(typed: string): Hex {
  const parsed = parseColour(typed)
  if (!parsed.ok) throw new Error(`${typed} is ${parsed.code}`)
  return parsed.value
}

/** What of the pairs is below its least, in words. */
const failuresOf = (theme: BrandTheme): string[] =>
  SCHEMES.flatMap((scheme) => {
    const settled = theme[scheme]
    const fixed = Object.fromEntries(Object.entries(FIXED).map(([token, hexes]) => [token, hexes[scheme]]))
    const colours: Record<string, Hex | undefined> = { ...fixed, ...settled }
    return PAIRS.filter((pair) => pair.in.includes(scheme)).flatMap(({ over, under, least }) => {
      const [top, ground] = [colours[over], colours[under]]
      if (!(top && ground)) return [`${over} or ${under} is missing`]
      const ratio = contrastOf(top, ground)
      return ratio >= least ? [] : [`${scheme}: ${over} ${top} on ${under} ${ground}: ${ratio.toFixed(3)} < ${least}`]
    })
  })

const STEPS = Array.from({ length: 16 }, (_, step) => step / 15)
const COLOURS: Hex[] = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => hexOf([red, green, blue]))))

/** Some of all, of every hue. */
const SAMPLE = COLOURS.filter((_, at) => at % 7 === 0)

const failuresOfAll = (brands: readonly Hex[]) =>
  brands.flatMap((first, at) => {
    const [second = first, page = first] = [61, 89].map((step) => COLOURS[(at * step + 17) % COLOURS.length])
    return [...failuresOf(brandTheme({ first })), ...failuresOf(brandTheme({ first, second, page }))]
  })

describe('no pair of colours is below its least contrast, of a brand alone and with a second colour and one of the page', () => {
  it('of 586 brands', () => expect(failuresOfAll(SAMPLE)).toEqual([]))
  it('of 4,096 brands', { tags: ['long'] }, () => expect(failuresOfAll(COLOURS)).toEqual([]))
})

type Shown = [brand: string, accent: string, letters: 'dark' | 'light']

/** What brand and accent become in the light and the dark theme, and what letters are on the accent. */
const HOSTILE: [what: HostileBrand, light: Shown, dark: Shown][] = [
  ['lime', ['#005e00', '#00ff00', 'dark'], ['#00ff00', '#00ff00', 'dark']],
  ['black', ['#000000', '#000000', 'light'], ['#c1c1c1', '#959595', 'dark']],
  ['white', ['#505050', '#ffffff', 'dark'], ['#ffffff', '#ffffff', 'dark']],
  ['yellow', ['#535200', '#ffff00', 'dark'], ['#ffff00', '#ffff00', 'dark']],
  ['yellow on yellow', ['#535200', '#ffee00', 'dark'], ['#ffff00', '#ffee00', 'dark']],
  ['the light page', ['#51504c', '#fbfaf6', 'dark'], ['#fbfaf6', '#fbfaf6', 'dark']],
  ['the dark page', ['#101229', '#101229', 'light'], ['#b9bfdf', '#999ebe', 'dark']],
  ['the light ink', ['#171a3d', '#171a3d', 'light'], ['#b5beec', '#9da6d3', 'dark']],
  ['wrong', ['#8f1a1a', '#8f1a1a', 'light'], ['#ffa99f', '#ff8d81', 'dark']],
  ['right', ['#0b5c34', '#0b5c34', 'light'], ['#88d1a2', '#7bc394', 'dark']],
  ['the focus', ['#293bcd', '#ffd467', 'dark'], ['#a8c0ff', '#ffd467', 'dark']],
  ['a grey without letters', ['#505050', '#595959', 'light'], ['#c1c1c1', '#b1b1b1', 'dark']],
  ['pure red', ['#a40000', '#ff604e', 'dark'], ['#ffa99b', '#ff8e7d', 'dark']],
  ['pure blue', ['#0000ff', '#0000ff', 'light'], ['#a2c1ff', '#85adff', 'dark']],
  ['cyan', ['#005959', '#00ffff', 'dark'], ['#00ffff', '#00ffff', 'dark']],
  ['magenta', ['#900090', '#ff29fe', 'dark'], ['#ff9bfb', '#ff78fc', 'dark']],
  ['white with black', ['#505050', '#000000', 'light'], ['#ffffff', '#b1b1b1', 'dark']],
  ['black with white', ['#000000', '#ffffff', 'dark'], ['#c1c1c1', '#ffffff', 'dark']],
  ['all but black', ['#010001', '#000100', 'light'], ['#cbbec9', '#8e988c', 'dark']],
  ['the product', ['#232a6e', '#ffc21a', 'dark'], ['#adbeff', '#ffc21a', 'dark']],
]

const shownOf = (colours: BrandTheme['light']): Shown => [
  colours.brand,
  colours.accent,
  luminanceOf(colours['on-accent']) < luminanceOf(colours.accent) ? 'dark' : 'light',
]

it('tries each of the hostile ones', () => expect(HOSTILE.map(([what]) => what)).toEqual(Object.keys(HOSTILE_BRANDS)))

describe.each(HOSTILE)('%s', (what, light, dark) => {
  const [first, second]: readonly [string, string?] = HOSTILE_BRANDS[what]
  const hexes: BrandHexes = { first: hex(first), ...(second && { second: hex(second) }) }
  const theme = brandTheme(hexes)
  it('can be read everywhere', () => expect(failuresOf(theme)).toEqual([]))
  it('is kept, or moved as far as this', () =>
    expect({ light: shownOf(theme.light), dark: shownOf(theme.dark) }).toEqual({ light, dark }))
  it('colours its own tokens alone, the same each time', () => {
    for (const scheme of SCHEMES) expect(Object.keys(theme[scheme])).toEqual(BRAND_TOKENS)
    expect(brandTheme({ first: hex(first), second: hex(second ?? first) })).toEqual(theme)
  })
  it('can be read on a page of its own colour', () =>
    expect(failuresOf(brandTheme({ ...hexes, page: hexes.first }))).toEqual([]))
  it('leaves the page as it is where nothing is said of it', () =>
    expect([theme.light.paper, theme.dark.paper]).toEqual([USUAL_PAPER.light, USUAL_PAPER.dark]))
})

const GREYS = Array.from({ length: 128 }, (_, step) => hexOf([step / 127, step / 127, step / 127]))

it.each(SCHEMES.flatMap((scheme) => (['brand', 'accent', 'floor'] as const).map((token) => [scheme, token] as const)))(
  'a lighter grey gives no darker one: the %s --%s',
  (scheme, token) => {
    const luminances = GREYS.map((grey) => luminanceOf(brandTheme({ first: grey })[scheme][token]))
    expect(luminances).toEqual(luminances.toSorted((one, other) => one - other))
  },
)

/** Degrees that the 256 steps of a channel may turn the hue of a colour as bright as these. */
const STEP_OF_HUE = 2

it('moves a colour in lightness alone, and no further than is enough', () => {
  const wrong = SAMPLE.filter((first) => {
    const { brand } = brandTheme({ first }).light
    if (brand === first) return false
    const [before, after] = [oklchOf(first), oklchOf(brand)]
    const turned = Math.abs(Math.sin((after.hue - before.hue) / 2)) * 2 * (180 / Math.PI)
    const isSameHue = Math.min(before.chroma, after.chroma) < 0.05 || turned < STEP_OF_HUE
    const isEnough = contrastOf(brand, FIXED['surface-sunken'].light) < 7.6
    return !(isSameHue && after.chroma < before.chroma + 0.01 && isEnough && after.lightness < before.lightness)
  })
  expect(wrong).toEqual([])
})
