import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { settingProblems } from '../settings/setting-problems.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { valuesOfSurvey } from './survey-values.ts'

/** What is wrong with how it is responded to, as one says it. */
export const respondingProblems = (draft: SurveyDraft): string[] => {
  const { joining, ...others } = settingProblems('survey', valuesOfSurvey(draft))
  const texts = Object.values(others).map((problem) => problemText(problem))
  return [...new Set(texts), ...(joining ? [t('surveys.formWrong')] : [])]
}
