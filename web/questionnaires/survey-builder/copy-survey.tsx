import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { MAX_TITLE_LENGTH } from '#domain/questionnaires/questionnaire.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { CopyingDraft } from '../drafts/copying-draft.tsx'
import { type ReadSurvey, surveyQuery } from '../surveys/api.ts'
import type { SurveyDraft } from '../surveys/draft.ts'
import { draftOf } from '../surveys/kept-survey.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { Waiting } from '../surveys/waiting.tsx'

/** A new survey that begins as another one is; when the other one closes says nothing about it. */
export function CopySurvey() {
  const { id = '' } = useParams()
  const survey = useQuery(surveyQuery(id))
  if (!survey.data) return <Waiting query={survey} />
  const copy = copyOf(survey.data)
  return <CopyingDraft key={id} kind={SURVEY_DRAFTS} of={id} copy={copy} failed={t('surveys.copyFailed')} />
}

const copyOf = (survey: ReadSurvey): SurveyDraft => {
  const draft = draftOf(survey)
  const title = Array.from(t('surveys.copyOf', { title: draft.title }))
    .slice(0, MAX_TITLE_LENGTH)
    .join('')
  return { ...draft, title, responding: { ...draft.responding, until: null } }
}
