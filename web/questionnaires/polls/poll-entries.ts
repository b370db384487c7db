import type { Entry } from '../entries/draft-entries.ts'
import { OFFERS, type PollDraft } from './poll-draft.ts'

/** A poll as its editor shows it. */
export const AS_ENTRIES = {
  offers: OFFERS,
  entriesOf: ({ entries }: PollDraft): Entry[] => entries,
  withEntries: (draft: PollDraft, entries: readonly Entry[]): PollDraft => ({ ...draft, entries: [...entries] }),
}
