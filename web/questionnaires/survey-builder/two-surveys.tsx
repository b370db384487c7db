import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { TwoDrafts } from '../drafts/two-drafts.tsx'
import { useTwoDrafts } from '../drafts/use-two-drafts.ts'
import { emptyDetails, type QuizDraft } from '../entries/stored-draft.ts'
import { keptOf, questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'

/** In the builder's place until one of the two is chosen. */
export function TwoSurveys({ hand }: { hand: SurveyInHand }) {
  const untitled = surveyText('surveys.untitled')
  const { theirs, busy, failure, choose } = useTwoDrafts(hand, untitled)
  if (!theirs) return null
  const isSame = JSON.stringify(restOf(hand.draft)) === JSON.stringify(restOf(theirs.draft))
  return (
    <>
      <h1 className="mb-4 text-2xl">{surveyText(hand.edit ? 'surveys.edit' : 'surveys.create')}</h1>
      <TwoDrafts
        here={compared(hand.draft)}
        there={compared(theirs.draft)}
        savedAt={theirs.savedAt}
        hint={hand.edit ? surveyText('surveys.divergedEditHint') : surveyText('surveys.divergedHint')}
        untitled={untitled}
        detailsDiffer={isSame ? null : surveyText('surveys.restDiffers')}
        busy={busy}
        failure={failure}
        onChoose={(side) => void choose(side)}
      />
    </>
  )
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
