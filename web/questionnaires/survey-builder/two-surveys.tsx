import { t } from '../../i18n/teachers/surveys.ts'
import { TwoDraftsOf } from '../drafts/two-drafts.tsx'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { keptOf, questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'

/** In the builder's place until one of the two is chosen. */
export function TwoSurveys({ hand }: { hand: SurveyInHand }) {
  const heading = t(hand.edit ? 'surveys.edit' : 'surveys.create')
  return <TwoDraftsOf {...{ hand, heading, compared, restOf }} untitled={t('surveys.untitled')} />
}

/** All but the questions. */
const restOf = (draft: SurveyDraft) => {
  const { sections, ...rest } = keptOf(draft)
  return { ...rest, pages: sections.map(({ questions, ...page }) => ({ ...page, count: questions.length })) }
}

const compared = (draft: SurveyDraft): QuizDraft => ({
  details: { ...emptyDetails(), title: draft.title },
  items: questionsOf(draft).map(({ question }) => question),
})
