import type { DraftDetails } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { samePlaces } from '#domain/questionnaires/drafts/part-pairs.ts'
import { entryOf, isQuestion, itemOf, settled } from './draft-entries.ts'
import { changed, type DraftList } from './draft-history.ts'
import { textToKeep } from './text-of-quiz.ts'

/** `text`: null where nothing in it is in no question. */
type TakenOver = { items: readonly DraftItem[]; details: DraftDetails; text: string | null }

/**
 * A list as another tab has left it. What is the same there keeps its key, and so does what has changed: whoever writes in
 * it goes on.
 */
export const takenOver = (list: DraftList, { items, details, text }: TakenOver): DraftList => {
  const wanted = items.some((item) => !isDraftPart(item)) ? items : [...items, list.offers.blank()]
  const places = samePlaces(wanted, list.entries.map(itemOf))
  let { nextKey } = list
  const entries = wanted.map((item, at) => {
    const former = list.entries[places.get(at) ?? -1]
    if (former && JSON.stringify(itemOf(former)) === JSON.stringify(item)) return former
    if (former && isQuestion(former) !== isDraftPart(item)) return entryOf(item, former.key)
    nextKey += 1
    return entryOf(item, nextKey - 1)
  })
  const open = entries.some(({ key }) => key === list.open) ? list.open : (entries[0]?.key ?? 0)
  const kept = text ?? (textToKeep(list.text, list.offers) === null ? list.text : null)
  return changed(list, { entries: settled(entries), details, text: kept, open, nextKey })
}
