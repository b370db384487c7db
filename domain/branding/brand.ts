import * as z from 'zod/mini'
import { addressOrNone } from '../text/address.ts'
import { pictureFrames, pictureId } from '../text/picture.ts'
import { storableText } from '../text/text.ts'
import type { Hex } from './hex.ts'
import { parseColour } from './parse-colour.ts'

/** What people read before they start, and once they are through, in characters. */
export const MAX_BRAND_TEXT = 600
/** The line below a page, in characters. */
export const MAX_FOOTER = 160

/** Puts a colour as it is typed down as hex. */
const asHex = (typed: { value: string; issues: unknown[] }): void => {
  const parsed = parseColour(typed.value)
  if (parsed.ok) typed.value = parsed.value
  else typed.issues.push({ code: 'custom', message: parsed.code, input: typed.value })
}

/** In any notation that `parseColour` reads; kept as hex alone. */
const colour = storableText(64).check(asHex) as unknown as z.ZodMiniType<Hex, string>

/** How round corners are. */
export const CORNERS = ['usual', 'square', 'round'] as const

const plain = z.strictObject({ kind: z.literal('plain') })
/** Of the whole page, paled so that all can be read on it. */
const ofColour = z.strictObject({ kind: z.literal('colour'), colour })
/** On the head of a page, below a scrim. */
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
  background: z.discriminatedUnion('kind', [plain, ofColour, ofPicture]),
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
  background: { kind: 'plain' },
  corners: 'usual',
  welcome: '',
  thanks: '',
  onward: '',
  footer: '',
}

/** Relative luminances, 0 to 1, of a picture's darkest and lightest pixel. */
export const luminances = z.strictObject({ darkest: z.number(), lightest: z.number() })

/** With what the server knows of its pictures. */
export const keptBrand = z.strictObject({
  ...brand.shape,
  frames: pictureFrames,
  /** Of the picture that is its background. */
  luminances: z.optional(luminances),
})
export type KeptBrand = z.infer<typeof keptBrand>

/** The pictures it shows, each once. */
export const picturesOfBrand = ({ logo, icon, background }: Brand): string[] => {
  const shown = [logo, icon, background.kind === 'picture' ? background.picture : null]
  return [...new Set(shown.filter((id) => id !== null))]
}

/** As it was chosen, without what the server knows of its pictures. */
export const chosenIn = ({ frames: _, luminances: __, ...chosen }: KeptBrand): Brand => chosen
