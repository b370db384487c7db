import { t } from '../../i18n/teachers/drafts.ts'
import type { QuizInHand } from '../quizzes/use-quiz-draft.ts'
import { TwoDraftsOf } from '../two-drafts/two-drafts.tsx'
import { QUIZ_PARTS } from './quiz-parts.ts'

/** In the wizard's place until it is chosen what to go on with. */
export function TwoQuizzes({ hand, heading }: { hand: QuizInHand; heading: string }) {
  return (
    <TwoDraftsOf {...{ hand, heading }} parts={{ ...QUIZ_PARTS, kind: hand.kind }} untitled={t('drafts.untitled')} />
  )
}
