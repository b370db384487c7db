import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { toast } from '../../ui/toast.ts'
import type { Edits } from '../drafts/draft-base.ts'
import type { Current } from '../drafts/open-draft.ts'
import { OpeningEdit } from '../drafts/opening-draft.tsx'
import { useDiscarding } from '../drafts/use-discarding.ts'
import { isSameDraft, type QuizDraft } from '../entries/stored-draft.ts'
import { type FinishedQuiz, nextOfQuiz } from '../quizzes/publish-quiz.ts'
import { TAKEN_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { ShareEdited } from '../quizzes/share-edited.tsx'
import { OpenedQuizContext } from '../quizzes/use-opened-quiz.ts'
import { useQuizDraft } from '../quizzes/use-quiz-draft.ts'
import { useKindHere, useQuizAddress } from '../use-kind-here.ts'
import { draftOfContent } from '../versions/content.ts'
import { FromContent } from '../versions/from-content.tsx'
import { AboutVersion } from './about-version.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { DiscardChanges } from './discard-changes.tsx'
import { EditHint } from './edit-hint.tsx'
import { TwoQuizzes } from './two-quizzes.tsx'
import { useConfirmQuiz } from './use-confirm-quiz.ts'
import { Wizard } from './wizard.tsx'

/** A published quiz in the wizard: what is saved there is a draft until it is published as the next version. */
export function EditQuiz() {
  const { id = '' } = useParams()
  return (
    <FromContent key={id} quizId={id}>
      {(content) => <Opening quizId={id} content={content} />}
    </FromContent>
  )
}

function Opening({ quizId, content }: { quizId: string; content: ContentOnWire }) {
  const kind = TAKEN_DRAFTS[useKindHere()]
  const [current] = useState(() => currentOf(quizId, content))
  if (!current) return null
  return (
    <OpeningEdit kind={kind} current={current}>
      {(opened) => (
        <OpenedQuizContext value={opened}>
          <EditWizard current={current} />
        </OpenedQuizContext>
      )}
    </OpeningEdit>
  )
}

const currentOf = (quizId: string, content: ContentOnWire): Current<QuizDraft> | null => {
  const initial = draftOfContent(content)
  return initial && { edits: { quizId, versionId: content.version_id, number: content.number }, initial }
}

/** That the quiz has become another version: where it is said, and whether it was decided what to do. */
type Changed = { at: 'begin' | 'end'; isOnTop: boolean }

function EditWizard({ current: { edits, initial } }: { current: Current<QuizDraft> }) {
  const { quizId } = edits
  const addressOf = useQuizAddress()
  const draft = useQuizDraft()
  const navigate = useNavigate()
  const basedOn = draft.base.read()?.edits ?? edits
  const [hadChanges] = useState(() => draft.base.read() !== null)
  const [changed, setChanged] = useState<Changed | null>(() =>
    basedOn.versionId === edits.versionId ? null : { at: 'begin', isOnTop: false },
  )
  const discard = useDiscarding(draft, initial)
  const { confirm, dialog } = useConfirmQuiz(basedOn, { versionId: edits.versionId, published: initial })
  const onRefused = (code: string) => setChanged(code === 'quiz_changed' ? { at: 'end', isOnTop: false } : null)
  const onPublished = ({ number }: { number: number }) => {
    toast.success(t('versions.saved', { number }))
    void navigate(addressOf(quizId, 'versions'), { replace: true })
  }
  const publicationOf = (quiz: FinishedQuiz) => nextOfQuiz(quiz, draft.base.read()?.edits ?? edits)
  const putOnTop = (newest: Edits) => {
    draft.server.rebase(newest, draft.draft)
    setChanged((before) => before && { ...before, isOnTop: true })
  }
  if (draft.saving.kind === 'diverged') return <TwoQuizzes hand={draft} heading={t('versions.editHeading')} />
  const isSame = isSameDraft(draft.draft, initial)
  const { details, items } = draft.draft
  // What is in no question is in no version either.
  const isSameVersion = isSameDraft({ details, items }, initial)
  const meanwhile = changed && (
    <ChangedMeanwhile base={basedOn} isOnTop={changed.isOnTop} isRefused={changed.at === 'end'} onOnTop={putOnTop} />
  )
  return (
    <Wizard
      draft={draft}
      heading={t('versions.editHeading')}
      intro={
        <>
          {dialog}
          <EditHint number={basedOn.number} hasChanges={hadChanges && !isSame} />
          {changed?.at === 'begin' && meanwhile}
        </>
      }
      isPublished
      aboutSaving={<AboutVersion quizId={quizId} isSame={isSameVersion} />}
      refusalHelp={changed?.at === 'end' && meanwhile}
      saveLabel={t('versions.publishChanges')}
      canSave={!isSameVersion}
      startOver={() => (
        <span className="flex flex-wrap items-center gap-x-2">
          <ShareEdited quizId={quizId} published={initial} />
          <DiscardChanges
            isPossible={!isSame}
            onDiscard={() => {
              setChanged(null)
              void discard()
            }}
          />
        </span>
      )}
      publishing={{ publicationOf, confirm, onPublished, onRefused }}
    />
  )
}
