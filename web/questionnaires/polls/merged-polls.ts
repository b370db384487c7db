import { mergedEntries, mergedTyped } from '../drafts/merged-entries.ts'
import type { Sides } from '../drafts/merged-json.ts'
import { eachOf, mergedFields, mergedText } from '../drafts/merged-parts.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { draftOfKept, keptOf, OFFERS, type PollDraft } from './poll-draft.ts'

/** As it is read once it was kept: what is only written otherwise is no change. */
const asKept = (draft: PollDraft): PollDraft =>
  draftOfKept(
    keptOf(draft),
    draft.entries.map(({ key }) => key),
  )

/** What two tabs have made of one poll, whose entries have the same keys in both: all that either has written. */
export const mergedPolls = (written: Sides<PollDraft>): PollDraft => {
  const sides = eachOf(written, asKept)
  const entries = mergedEntries(eachOf(sides, (side) => side.entries))
  return {
    title: mergedText(eachOf(sides, ({ title }) => title)),
    responding: mergedFields(eachOf(sides, ({ responding }) => responding)),
    entries: entries.some(isQuestion) ? entries : sides.mine.entries,
    text: mergedTyped(written, OFFERS),
    nextKey: written.mine.nextKey,
  }
}
