import { fail, ok, type Result } from '../result.ts'
import { luminanceOf, ratioOf } from './contrast.ts'
import { BLACK, type Hex, WHITE } from './hex.ts'
import { toEncoded } from './oklch.ts'

/** Relative luminances, 0 to 1, of a picture's darkest and lightest pixel. */
type Luminances = { darkest: number; lightest: number }

/** What lies between a picture and a text: opacity 0 to 1, in hundredths. */
type Scrim = { colour: Hex; opacity: number }

/** A browser rounds the opacity and then each channel to 256 steps, by half a step each. */
const ROUNDING = 1 / 255

/** The least opacity of black under which nothing is lighter than `most`. Of all colours of one luminance grey stays the lightest. */
const ofBlack = (lightest: number, most: number) => 1 - (toEncoded(most) - ROUNDING) / toEncoded(lightest)

/**
 * The least opacity of white under which nothing is darker than `least`. Of all colours of one luminance, those stay the
 * darkest whose channels are 0 or 1: with the white's own luminance `w` at this opacity, they get `w + (1 - w) * darkest`.
 */
const ofWhite = (darkest: number, least: number) => toEncoded((least - darkest) / (1 - darkest)) + ROUNDING

const inHundredths = (opacity: number) => Math.min(1, Math.ceil(opacity * 100 - 1e-9) / 100)

/**
 * The thinnest scrim with which a text can be read everywhere on a picture: black below a text that is lighter than the
 * middle, white below a darker one; opacity 0 where the picture needs none. `ratio` is a contrast, 1 to 21, 7 for text.
 * Fails with `out_of_range` where the luminances are no range within 0 to 1, with `out_of_reach` where the text has no such
 * contrast even to plain black or white.
 */
export function scrimFor(
  text: Hex,
  { darkest, lightest }: Luminances,
  ratio = 7,
): Result<Scrim, 'out_of_range' | 'out_of_reach'> {
  if (!(darkest >= 0 && darkest <= lightest && lightest <= 1)) return fail('out_of_range')
  const own = luminanceOf(text)
  const isLight = ratioOf(own, 0) >= ratioOf(own, 1)
  const bound = isLight ? (own + 0.05) / ratio - 0.05 : (own + 0.05) * ratio - 0.05
  if (isLight ? bound < 0 : bound > 1) return fail('out_of_reach')
  const colour = isLight ? BLACK : WHITE
  if (isLight ? lightest <= bound : darkest >= bound) return ok({ colour, opacity: 0 })
  return ok({ colour, opacity: inHundredths(isLight ? ofBlack(lightest, bound) : ofWhite(darkest, bound)) })
}
