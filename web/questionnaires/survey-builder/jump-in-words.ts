import { t } from '../../i18n/teachers/surveys.ts'
import type { DraftJump } from '../entries/entry-rules.ts'
import { questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { whenInWords } from './conditions.ts'

/** Where a page leads on to, as one says it. */
export const jumpInWords = (draft: SurveyDraft, { when, to }: DraftJump): string => {
  const at = draft.pages.findIndex((page) => page.key === to)
  const gone = at < 0 ? t('surveys.gonePageName') : t('surveys.page', { number: at + 1 })
  const target = to === null ? t('surveys.theEnd') : gone
  return when
    ? t('surveys.pathJump', { target, condition: whenInWords(when, questionsOf(draft)) })
    : t('surveys.pathAlways', { target })
}
