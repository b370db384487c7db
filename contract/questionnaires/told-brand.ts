import * as z from 'zod/mini'

const toldPicture = z.object({ id: z.string(), width: z.int(), height: z.int() })

/** The brand that a page wears. What is not there is as Quiznity has it. */
export const toldBrand = z.object({
  /** Made by the server of what was chosen, for both themes: see `unpackedStyle`. */
  colours: z.optional(z.string()),
  /** Left out: as usual. */
  corners: z.optional(z.string()),
  /** The id of a font that the server has. */
  font: z.optional(z.string()),
  logo: z.optional(toldPicture),
  /** The id of a picture. */
  icon: z.optional(z.string()),
  /** On the head of the page; left out: alpona, or the picture. */
  background: z.optional(z.string()),
  /** On the head of the page; `scrim`: how opaque the black is, 0 to 1, that lies on it. */
  picture: z.optional(z.object({ id: z.string(), scrim: z.number() })),
  welcome: z.optional(z.string()),
  thanks: z.optional(z.string()),
  /** An https address. */
  onward: z.optional(z.string()),
  footer: z.optional(z.string()),
})
export type ToldBrandOnWire = z.infer<typeof toldBrand>
