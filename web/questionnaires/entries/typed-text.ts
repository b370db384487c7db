import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { type DraftList, typed } from './draft-history.ts'
import { takenText } from './taken-text.ts'

type Typed = { text: string; items: readonly DraftItem[] | null; at: number }

const WHOLE_TEXT = 'text'

/** What is typed in one go is one change. */
export const tookText = (list: DraftList, items: readonly DraftItem[], at: number): DraftList => {
  const taken = takenText(list, items)
  return taken === null ? list : typed(list, taken, { field: WHOLE_TEXT, at })
}

/** With the text itself: it may say what is in no question. */
export const typedText = (list: DraftList, { text, items, at }: Typed): DraftList => {
  const taken = items && takenText(list, items)
  return taken === null && text === list.text ? list : typed(list, { ...taken, text }, { field: WHOLE_TEXT, at })
}
