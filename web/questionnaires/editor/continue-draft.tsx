import { useParams } from 'react-router'
import { t } from '../../i18n/teachers/drafts.ts'
import { OpeningDraft } from '../drafts/opening-draft.tsx'
import { QUIZ_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { OpenedQuizContext } from '../quizzes/use-opened-quiz.ts'
import { CreateQuiz } from './create-quiz.tsx'

const IN_HAND = '/dashboard/quizzes/create?section=qsi'

/** A quiz's draft from the list, in the wizard. */
export function ContinueDraft() {
  const { draft: id = '' } = useParams()
  return (
    <OpeningDraft kind={QUIZ_DRAFTS} id={id} create={IN_HAND} toList={t('drafts.toQuizzes')}>
      {(opened) => (
        <OpenedQuizContext value={opened}>
          <CreateQuiz />
        </OpenedQuizContext>
      )}
    </OpeningDraft>
  )
}
