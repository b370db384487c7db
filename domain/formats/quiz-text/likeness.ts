import { type DraftItem, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import { sectionRulesOf } from '../../questionnaires/items/section-rules.ts'

/** The same for items that say the same, however they are kept. */
export const likenessOf = (item: DraftItem): string => {
  if (item.kind === 'section') {
    const { kind, text, title } = item
    return JSON.stringify([kind, text, title, sectionRulesOf(item)], inOrder)
  }
  if (isDraftPart(item)) return JSON.stringify([item.kind, item.text])
  const { id: _, explanation, inPassage, ...question } = item
  return JSON.stringify({ ...question, ...(explanation && { explanation }), ...(inPassage && { inPassage }) }, inOrder)
}

const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
