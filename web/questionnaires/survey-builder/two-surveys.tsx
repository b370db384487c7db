import { t } from '../../i18n/teachers/surveys.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
import { TwoDraftsOf } from '../two-drafts/two-drafts.tsx'
import { SURVEY_PARTS } from './survey-parts.ts'

/** In the builder's place until it is chosen what to go on with. */
export function TwoSurveys({ hand }: { hand: SurveyInHand }) {
  const heading = t(hand.edit ? 'surveys.edit' : 'surveys.create')
  return <TwoDraftsOf {...{ hand, heading }} parts={SURVEY_PARTS} untitled={t('surveys.untitled')} />
}
