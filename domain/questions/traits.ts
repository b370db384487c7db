import type { Kind, Specs } from './rules.ts'

/*
 * What sets kinds apart, for pages that can't bring their rules: one list for each trait, so that a page loads those alone
 * that it asks for.
 */

/** What a kind of question is asked for: what people know, or what they think. */
export type Asks = 'knowledge' | 'opinion'

export type UnscoredKind = { [K in Kind]: Specs[K] extends { unscored: true } ? K : never }[Kind]
type KindByHand = { [K in Kind]: Specs[K] extends { byHand: true } ? K : never }[Kind]

/** Complete by type. */
const UNSCORED: Record<UnscoredKind, true> = {
  scale: true,
  opinion: true,
  comment: true,
  ranking: true,
  matrix: true,
  consent: true,
  file: true,
}

/** Whether nothing is right or wrong in questions of that kind, so that they earn no marks. */
export const isUnscored = (kind: Kind): boolean => kind in UNSCORED

export const asksFor = (kind: Kind): Asks => (isUnscored(kind) ? 'opinion' : 'knowledge')

/** The kind that travels, and is kept, without its name, as when there was no other; every page can show it. */
export const UNNAMED_KIND = 'single_choice' satisfies Kind

/** The kind that a question begins as, by what it is asked for. */
export const USUAL_KIND = { knowledge: 'single_choice', opinion: 'opinion' } as const satisfies Record<Asks, Kind>

/** Complete by type. */
const BY_HAND: Record<KindByHand, true> = { open_ended: true }

/** Whether a person marks what is answered to questions of that kind, by its name. */
export const isByHand = (kind: string): boolean => kind in BY_HAND

/** Whether an answer may be as long as an essay. */
export const isLong = (kind: string): boolean => isByHand(kind)

const kinds = (...names: Kind[]): ReadonlySet<string> => new Set(names)

const SEVERAL_PARTS = /* @__PURE__ */ kinds('multiple_choice', 'fill_in_blanks', 'matching', 'ordering')

/** Whether an answer to a question of that kind may have several parts, so that it can be right in part. */
export const hasParts = (kind: string): boolean => SEVERAL_PARTS.has(kind)

const SAYABLE = /* @__PURE__ */ kinds('scale', 'opinion', 'comment', 'ranking', 'single_choice', 'multiple_choice')

/** Whether answers are said in a few words, so that later texts can speak of them. */
export const isSayable = (kind: string): boolean => SAYABLE.has(kind)

const WHOLE = /* @__PURE__ */ kinds('comment')

/** Whether what is given has to be whole even where nothing has to be given. */
export const isWholeOnly = (kind: string): boolean => WHOLE.has(kind)

const FROM_LINKS = /* @__PURE__ */ kinds('opinion', 'scale', 'comment')

/** Whether a word in an address can answer it. */
export const isFromLinks = (kind: string): boolean => FROM_LINKS.has(kind)
