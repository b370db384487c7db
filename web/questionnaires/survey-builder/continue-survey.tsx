import { useParams } from 'react-router'
import { t } from '../../i18n/teachers/surveys.ts'
import { OpeningDraft } from '../drafts/opening-draft.tsx'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { WriteSurvey } from './write-survey.tsx'

/** A survey's draft from the list. */
export function ContinueSurvey() {
  const { draft: id = '' } = useParams()
  return (
    <OpeningDraft kind={SURVEY_DRAFTS} id={id} create="/dashboard/surveys/create" toList={t('surveys.toSurveys')}>
      {(opened) => <WriteSurvey opened={opened} />}
    </OpeningDraft>
  )
}
