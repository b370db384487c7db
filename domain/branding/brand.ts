import * as z from 'zod/mini'
import { addressOrNone } from '../text/address.ts'
import { pictureFrames, pictureId } from '../text/picture.ts'
import { storableText } from '../text/text.ts'
import { background } from './backgrounds.ts'
import { brandFont } from './fonts.ts'
import type { Hex } from './hex.ts'
import { CORNERS } from './packed-style.ts'
import { parseColour } from './parse-colour.ts'

/** What people read before they start, and once they are through, in characters. */
export const MAX_BRAND_TEXT = 600
/** The line below a page, in characters. */
export const MAX_FOOTER = 160

const isNot = (problem: 'not_a_colour' | 'not_opaque') =>
  z.refine<string>(
    (typed) => {
      const parsed = parseColour(typed)
      return parsed.ok || parsed.code !== problem
    },
    { error: problem, abort: true },
  )

const hexOfTyped = (typed: string): string => {
  const parsed = parseColour(typed)
  return parsed.ok ? parsed.value : typed
}

/** In any notation that `parseColour` reads; kept as hex alone. */
const colour = storableText(64).check(
  isNot('not_a_colour'),
  isNot('not_opaque'),
  z.overwrite(hexOfTyped),
) as unknown as z.ZodMiniType<Hex, string>

/** What lies behind the text of a page's head. */
const ofOurs = z.strictObject({ kind: z.literal('background'), background })
/** Below a scrim. */
const ofPicture = z.strictObject({ kind: z.literal('picture'), picture: pictureId })

/** How what students and respondents see is made to look like a school's own; null and empty: as Quiznity does. */
export const brand = z.strictObject({
  logo: z.nullable(pictureId),
  /** In the bar of a browser. */
  icon: z.nullable(pictureId),
  /** Of text, links, choices and heads. */
  first: z.nullable(colour),
  /** Of the button that matters next; null: the first. */
  second: z.nullable(colour),
  font: z.nullable(brandFont),
  /** Of the whole page, paled so that all can be read on it. */
  page: z.nullable(colour),
  head: z.discriminatedUnion('kind', [ofOurs, ofPicture]),
  corners: z.enum(CORNERS, 'not_one_of'),
  welcome: storableText(MAX_BRAND_TEXT).check(z.trim()),
  /** Where the questionnaire has no words of its own for that. */
  thanks: storableText(MAX_BRAND_TEXT).check(z.trim()),
  onward: addressOrNone,
  footer: storableText(MAX_FOOTER).check(z.trim()),
})
export type Brand = z.infer<typeof brand>

export const NO_BRAND: Brand = {
  logo: null,
  icon: null,
  first: null,
  second: null,
  font: null,
  page: null,
  head: { kind: 'background', background: 'alpona' },
  corners: 'usual',
  welcome: '',
  thanks: '',
  onward: '',
  footer: '',
}

/** Relative luminances, 0 to 1, of a picture's darkest and lightest pixel. */
const luminances = z.strictObject({ darkest: z.number(), lightest: z.number() })

/** With what the server knows of its pictures. */
export const keptBrand = z.strictObject({
  ...brand.shape,
  frames: pictureFrames,
  /** Of the picture of its head. */
  luminances: z.optional(luminances),
})
export type KeptBrand = z.infer<typeof keptBrand>

/** The pictures it shows, each once. */
export const picturesOfBrand = ({ logo, icon, head }: Brand): string[] => {
  const shown = [logo, icon, head.kind === 'picture' ? head.picture : null]
  return [...new Set(shown.filter((id) => id !== null))]
}

/** As it was chosen, without what the server knows of its pictures. */
export const chosenIn = ({ frames: _, luminances: __, ...chosen }: KeptBrand): Brand => chosen
