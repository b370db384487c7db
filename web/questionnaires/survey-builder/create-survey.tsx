import { inHand } from '../drafts/draft-place.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { WriteSurvey } from './write-survey.tsx'

const IN_HAND = { place: inHand(SURVEY_DRAFTS.name), found: null }

/** A new survey, or the one in hand. */
export function CreateSurvey() {
  return <WriteSurvey opened={IN_HAND} />
}
