import type { PartTraits } from '#domain/questionnaires/drafts/part-pairs.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'

/** What is said of a draft beside its parts, and is chosen as a whole. */
export type Field<Draft> = {
  name: () => string
  /** What is compared. */
  of: (draft: Draft) => unknown
  /** The same as one reads it; empty: nothing is written. */
  wordsOf: (draft: Draft) => string
  /** The draft with what another one has there. */
  put: (draft: Draft, from: Draft) => Draft
}

/**
 * What a kind says so that two versions of one draft are compared and chosen part by part. It stands beside the `DraftKind`,
 * which lists load too.
 */
export type PartsOf<Draft, Item> = {
  kind: DraftKind<Draft>
  fields: readonly Field<Draft>[]
  /** In the order in which one reads them, which is that of their keys. */
  itemsOf: (draft: Draft) => readonly Item[]
  traitsOf: (item: Item) => PartTraits
  /** A part of a draft as one reads it; `number`: among its like, from 1. */
  wordsOf: (draft: Draft, item: Item, number: number) => string
  /** Whatever is left without what it belonged to stands alone, or where the nearest is. */
  withItems: (draft: Draft, items: readonly Item[]) => Draft
  /** With texts that name parts by where they stand in that order; left out: no text does. */
  toldFor?: (draft: Draft, order: readonly Item[]) => Draft
  /** How many parts there may be. */
  most: number
}
