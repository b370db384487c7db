import { type Wording, writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { t } from '../../i18n/teachers/drafts.ts'

/** A question, passage or text as one reads it; `number`: among its like, from 1. */
export const itemWords = (item: DraftItem, number: number, wording?: Wording): string => {
  const words = writtenItem(item, number, wording)
  return !isDraftPart(item) && item.inPassage ? `${words}\n${t('drafts.inPassage')}` : words
}
