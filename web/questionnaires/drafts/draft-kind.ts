import type * as z from 'zod/mini'
import type { DraftContentOnWire } from '#contract/questionnaires/draft-content.ts'
import type { readDraft } from '#contract/questionnaires/drafts.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import type { DraftBase } from './draft-base.ts'
import type { Sides } from './merged-json.ts'
import type { UnansweredSave } from './unanswered-save.ts'

/** A draft in a form of earlier pages. */
export type FormerDraft<Draft> = {
  /** Under which name it lay. */
  name: string
  draft: Draft
  base: DraftBase | null
  sent: UnansweredSave | null
  /** What could be undone in it, without what it was of. */
  history: object | null
  /** Takes it off the device; what it gives back puts it there again. */
  remove: () => () => void
}

/** What a kind of questionnaire says of its drafts; all else is the same for all. */
export type DraftKind<Draft> = {
  /** As the server calls it. */
  name: z.infer<typeof readDraft.data>['kind']
  /** The address of that list; drafts are opened below it. */
  home: `/dashboard/${string}`
  /** With nothing written in it, set as Quiznity sets it; `begunDraft`: as its teacher does. */
  empty: () => Draft
  /** Set so, as far as it has such settings. */
  withSettings: (draft: Draft, settings: Settings) => Draft
  /** As the server and devices keep it: half-finished in any way. */
  contentOf: (draft: Draft) => DraftContentOnWire
  /** What can't be read of it is as at first, or left out. `keys`: of `keysOf`, where they were kept. */
  draftOf: (content: DraftContentOnWire, keys?: readonly number[]) => Draft
  /** The keys of its parts, which are the same in all tabs; left out where parts are known by what they say. */
  keysOf?: (draft: Draft) => readonly number[]
  /** What two have made of one draft: all that either has written. */
  merged: (sides: Sides<Draft>) => Draft
  titleOf: (draft: Draft) => string
  withTitle: (draft: Draft, title: string) => Draft
  /** What was a change of a published one, as a new one: its questions are no published ones. */
  asNew: (draft: Draft) => Draft
  /** Whether it says enough to be on the server. */
  isWorthSaving: (draft: Draft) => boolean
  /** What earlier pages have kept of the one that lies at a place; null: nothing. */
  former: (place: string) => FormerDraft<Draft> | null
  /** Whether a name in the browser's storage is one of those. */
  isFormer: (name: string, place: string) => boolean
}
