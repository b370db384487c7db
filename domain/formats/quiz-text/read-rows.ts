import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

/** What tests say of questions with options that were pasted. */

/** Its prompt, its options, what is right of them, and why. */
export const asRow = (item: DraftItem): unknown[] | DraftItem => {
  if (!('draft' in item && 'correct' in item.draft && 'options' in item.draft)) return item
  const { prompt, draft, explanation = '' } = item
  return [prompt, draft.options, draft.correct, ...(explanation === '' ? [] : [explanation])]
}

/** All but sections, with what is told of them; the heads and feet of pages are left out. */
export const readRows = (text: string) => {
  const { items, problems } = readQuizText(text)
  return {
    rows: items.filter(({ kind }) => kind !== 'section').map(asRow),
    told: problems.flatMap(({ problem }) => (problem === 'outside' ? [] : [problem])),
  }
}
