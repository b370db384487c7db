import type { Kind, Specs } from './rules.ts'

/** What a kind of question is asked for: what people know, or what they think. */
export type Asks = 'knowledge' | 'opinion'

type UnscoredKind = { [K in Kind]: Specs[K] extends { unscored: true } ? K : never }[Kind]

/** Complete by type. It stands beside the rules, for pages that can't bring all of them. */
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

type KindByHand = { [K in Kind]: Specs[K] extends { byHand: true } ? K : never }[Kind]
const BY_HAND: Record<KindByHand, true> = { open_ended: true }

/** Whether a person marks what is answered to questions of that kind, by its name. */
export const isByHand = (kind: string): boolean => kind in BY_HAND

export const asksFor = (kind: Kind): Asks => (isUnscored(kind) ? 'opinion' : 'knowledge')
