import { problemsOf } from '#contract/wire/problems-of.ts'
import { responding as respondingSchema } from '#domain/questionnaires/responding.ts'
import { formOf } from '#domain/questionnaires/settings.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { problemsIn } from '../settings/form-problems.ts'
import type { SurveyDraft } from '../surveys/draft.ts'

/** What is wrong with how it is responded to, as one says it. */
export const respondingProblems = (how: Pick<SurveyDraft, 'responding' | 'joining'>): string[] => {
  const read = respondingSchema.safeParse(how.responding)
  const form = formOf(how)
  const isFormWrong = form !== null && Object.keys(problemsIn(form)).length > 0
  return [
    ...(read.success ? [] : new Set(Object.values(problemTexts(problemsOf(read.error))))),
    ...(isFormWrong ? [t('surveys.formWrong')] : []),
  ]
}
