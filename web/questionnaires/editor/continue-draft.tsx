import { useParams } from 'react-router'
import { t } from '../../i18n/teachers/drafts.ts'
import { OpeningDraft } from '../drafts/opening-draft.tsx'
import { KINDS } from '../kinds.tsx'
import { TAKEN_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { OpenedQuizContext } from '../quizzes/use-opened-quiz.ts'
import { useKindHere } from '../use-kind-here.ts'
import { CreateQuiz } from './create-quiz.tsx'

/** A quiz's draft from the list, in the wizard. */
export function ContinueDraft() {
  const { draft: id = '' } = useParams()
  const kind = useKindHere()
  const create = `${KINDS[kind].home}/create?section=qsi`
  return (
    <OpeningDraft kind={TAKEN_DRAFTS[kind]} id={id} create={create} toList={t('drafts.toQuizzes')}>
      {(opened) => (
        <OpenedQuizContext value={opened}>
          <CreateQuiz />
        </OpenedQuizContext>
      )}
    </OpeningDraft>
  )
}
