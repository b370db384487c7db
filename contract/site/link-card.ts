import * as z from 'zod/mini'

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** How a brand has the picture of a link look. */
const cardLook = z.object({
  /** Left out: as Quiznity's own. `floor` is below all else; `line` and `soft` are read on it, and `accent` too. */
  colours: z.optional(z.object({ floor: hex, line: hex, soft: hex, accent: hex })),
  /** The id of a picture, in the place of Quiznity's mark. */
  logo: z.optional(z.string()),
})
export type CardLook = z.infer<typeof cardLook>

/** What a logo fits into on the picture of a link, in pixels. */
export const CARD_LOGO = { width: 420, height: 84 }

/** A logo that is ready to be drawn: a PNG, and its size in pixels. */
export const paintableLogo = z.object({ png: z.instanceof(Uint8Array), width: z.int(), height: z.int() })
export type PaintableLogo = z.infer<typeof paintableLogo>

/** What a messenger shows beside a link with a code: words of its cover and no others. Any but the title and the kind may be empty. */
export const linkCard = z.object({
  kind: z.string(),
  title: z.string(),
  subject: z.string(),
  host: z.string(),
  /** Short, each by itself: how many questions, how long. */
  facts: z.array(z.string()),
  look: z.optional(cardLook),
})
export type LinkCard = z.infer<typeof linkCard>

/** What is sent to the thread that draws. */
export const drawnCard = z.object({ card: linkCard, logo: z.nullable(paintableLogo) })
export type DrawnCard = z.infer<typeof drawnCard>
