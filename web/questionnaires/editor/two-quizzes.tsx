import { t } from '../../i18n/teachers/drafts.ts'
import { TwoDraftsOf } from '../drafts/two-drafts.tsx'
import type { QuizDraft } from '../entries/stored-draft.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'

const compared = (draft: QuizDraft) => draft

/** In the wizard's place until one of the two is chosen. */
export function TwoQuizzes({ hand, heading }: { hand: QuizInHand; heading: string }) {
  return <TwoDraftsOf {...{ hand, heading, compared }} untitled={t('drafts.untitled')} />
}
