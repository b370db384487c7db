import { t } from '../../i18n/teachers/drafts.ts'
import type { Offers } from '../entries/offers.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import type { Field } from './parts-of.ts'

/** What was typed as text and is in no question. */
export const typedPart = <Draft extends { text?: string | undefined }>(offers: Offers): Field<Draft> => {
  const typedIn = ({ text }: Draft) => textToKeep(text, offers) ?? undefined
  return {
    name: () => t('drafts.part_typed'),
    of: typedIn,
    wordsOf: (draft) => typedIn(draft) ?? '',
    put: (draft, from) => ({ ...draft, text: typedIn(from) }),
  }
}
