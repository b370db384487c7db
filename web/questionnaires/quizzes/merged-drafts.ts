import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { samePlaces } from '#domain/questionnaires/drafts/part-pairs.ts'
import { mergedJson, type Sides } from '../drafts/merged-json.ts'
import { mergedRows } from '../drafts/merged-rows.ts'
import { contentOf, draftOf, keptItem, type QuizDraft, readItem } from '../entries/stored-draft.ts'

/** What two tabs have made of one draft: all that either has written, field by field. */
export const mergedDrafts = ({ base, mine, theirs }: Sides<QuizDraft>): QuizDraft => {
  const [was, here, there] = [contentOf(base), contentOf(mine), contentOf(theirs)]
  const details = mergedJson({ base: was.details, mine: here.details, theirs: there.details })
  const text = mergedJson({ base: was.text, mine: here.text, theirs: there.text })
  return {
    ...draftOf({ ...there, details: { ...there.details, ...Object(details) }, items: [] }),
    items: mergedRows<DraftItem>(
      { base: base.items, mine: mine.items, theirs: theirs.items },
      { places: samePlaces, merged: mergedItem },
    ),
    ...(typeof text === 'string' && { text }),
  }
}

const mergedItem = ({ base, mine, theirs }: Sides<DraftItem>): DraftItem[] => {
  const merged = mergedJson({ base: keptItem(base), mine: keptItem(mine), theirs: keptItem(theirs) })
  const item = readItem(merged)
  return item === null ? [theirs, mine] : [item]
}
