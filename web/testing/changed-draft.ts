import { advance, begunList, type DraftStep } from '../questionnaires/entries/draft-list.ts'
import type { Keyed } from '../questionnaires/history/keyed-history.ts'
import type { AsEntries } from '../questionnaires/history/use-keyed-entries.ts'

/** A draft after a step of its editor, with the entry of that key open, or otherwise the first. */
export const changedBy = <Draft extends Keyed>(
  { offers, entriesOf, withEntries }: AsEntries<Draft>,
  draft: Draft,
  { step, open }: { step: DraftStep; open?: number | undefined },
): Draft => {
  const entries = entriesOf(draft)
  const { nextKey } = draft
  const list = { ...begunList({ items: [], offers }), entries, open: open ?? entries[0]?.key ?? 0, nextKey }
  const after = advance(list, step)
  return { ...withEntries(draft, after.entries), nextKey: after.nextKey }
}
