import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { isFilled } from '#domain/text/text.ts'
import { t as draftText } from '../../i18n/teachers/drafts.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { newQuiz } from '../quizzes/publish-quiz.ts'
import { type QuizInHand, useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { useKindHere } from '../use-kind-here.ts'
import { AboutSaving } from './about-saving.tsx'
import { usePublishedDialog } from './published-dialog.tsx'
import { StartOver } from './start-over.tsx'
import { TwoQuizzes } from './two-quizzes.tsx'
import { WaitingDrafts } from './waiting-drafts.tsx'
import { Wizard } from './wizard.tsx'

/** A new quiz, from its title to its link. */
export function CreateQuiz() {
  const draft = useQuizDraft()
  const kind = useKindHere()
  const { dialog, onPublished } = usePublishedDialog()
  const startOver = (onStarted: () => void) => () => {
    onStarted()
    return draft.startOver()
  }
  if (draft.saving.kind === 'diverged') return <TwoQuizzes hand={draft} heading={t('editor.heading')} />
  return (
    <>
      <Wizard
        draft={draft}
        heading={t('editor.heading')}
        aboutSaving={<AboutSaving />}
        saveLabel={t('editor.publishQuiz')}
        startOver={(onStarted) =>
          draft.isInHand &&
          (isBlank(draft) ? <WaitingDrafts /> : <StartOver keptAs={keptAs(draft)} onStartOver={startOver(onStarted)} />)
        }
        publishing={{ publicationOf: (quiz) => newQuiz(quiz, kind), onPublished }}
      />
      {dialog}
    </>
  )
}

/** The title under which the draft stays in the list when another one is begun; null: it does not. */
const keptAs = ({ draft, isListed }: QuizInHand): string | null =>
  isListed() ? draft.details.title.trim() || draftText('drafts.untitled') : null

/** Nothing is written yet that would be lost by going elsewhere, or be thrown away by starting over. */
const isBlank = ({ draft: { details, items } }: QuizInHand): boolean =>
  !isFilled(details.title) &&
  !isFilled(details.subject) &&
  items.every((item) => !isDraftPart(item) && isEmptyDraft(item))
