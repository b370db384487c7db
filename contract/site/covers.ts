import * as z from 'zod/mini'
import { toldBrand } from '../questionnaires/told-brand.ts'
import type { LinkCard } from './link-card.ts'
import type { QuizCoverOnWire } from './quiz-cover.ts'

/** What the page of a poll or a survey brings with it, as its current version says it. */
export const respondedCover = z.object({ title: z.string(), host: z.string(), brand: z.optional(toldBrand) })
export type RespondedCoverOnWire = z.infer<typeof respondedCover>

/** What is rendered into a page for whoever has a code, and into which one. */
export type Cover = { page: 'quiz'; cover: QuizCoverOnWire } | { page: 'responding'; cover: RespondedCoverOnWire }

/** Where a page's script finds its cover: an attribute of the element that the page is rendered into. */
export const COVER_ATTRIBUTE = 'data-cover'

/** The path of a page that is asked for with a code, and what stands there. */
export type CoverAt = { path: string; cover: Cover }

/** The second of what the build leaves for the server to call: in the words of the page. */
export type DescribeLink = (given: CoverAt) => LinkCard

/** What stands in the head of a page for messengers; the addresses are paths. */
export type LinkPreview = { card: LinkCard; address: string; picture: string }

/**
 * What the build leaves for the server to call: `template` is the built file of the page, whose whole text is given back
 * with the cover in it; where the server's address belongs, `ORIGIN_TOKEN` still stands.
 */
export type RenderCover = (given: Cover & { template: string; preview?: LinkPreview }) => Promise<string>
