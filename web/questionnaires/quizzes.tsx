import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/questionnaires.ts'
import { useDeleteDraft } from '../question-editor/use-delete-draft.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { type QuizPage, quizPageQuery } from './api.ts'
import { DeleteDraft } from './components/delete-draft.tsx'
import { DeleteQuiz } from './components/delete-quiz.tsx'
import { MoreActions } from './components/more-actions.tsx'
import { NoQuizzes } from './components/no-quizzes.tsx'
import { QuickCards } from './components/quick-cards.tsx'
import { QuizFigures } from './components/quiz-figures.tsx'
import { QuizTable } from './components/quiz-table.tsx'
import { RenameQuiz } from './components/rename-quiz.tsx'
import { useStatusChange } from './components/status-change.ts'
import { type ListedDraft, type ListedQuiz, viewOf } from './quiz-list.ts'
import { ShareDialog } from './share-dialog.tsx'

export function Quizzes() {
  const [params] = useSearchParams()
  const view = viewOf(params)
  const quizzes = useQuery(quizPageQuery(view))
  const changeStatus = useStatusChange()
  const [sharing, setSharing] = useState<ListedQuiz>()
  const [deleting, setDeleting] = useState<ListedQuiz>()
  const [deletingDraft, setDeletingDraft] = useState<ListedDraft>()
  const deleteDraft = useDeleteDraft()
  const [more, setMore] = useState<ListedQuiz>()
  const [renaming, setRenaming] = useState<ListedQuiz>()
  const heading = useFocusAfter<HTMLHeadingElement>(deleting ?? deletingDraft)
  return (
    <div className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('questionnaires.quizzes')}
      </h1>
      <QuickCards />
      {quizzes.isError && !quizzes.data && (
        <ErrorPanel
          title={t('questionnaires.listFailed')}
          busy={quizzes.isFetching}
          onRetry={() => void quizzes.refetch()}
        >
          {errorText(quizzes.error)}
        </ErrorPanel>
      )}
      {quizzes.isPending && <ListSkeleton />}
      {quizzes.data && <QuizFigures totals={quizzes.data.totals} />}
      {quizzes.data && isEmpty(quizzes.data) && <NoQuizzes />}
      {quizzes.data && !isEmpty(quizzes.data) && (
        <QuizTable
          list={quizzes.data}
          view={view}
          isChanging={quizzes.isPlaceholderData}
          onShare={setSharing}
          onDelete={setDeleting}
          onDeleteDraft={setDeletingDraft}
          onMore={setMore}
          onStatus={(quiz, status) => changeStatus(quiz, status)}
        />
      )}
      {sharing && <ShareDialog quiz={sharing} onClose={() => setSharing(undefined)} />}
      <MoreActions
        quiz={more}
        onClose={() => setMore(undefined)}
        onRename={(quiz) => {
          setMore(undefined)
          setRenaming(quiz)
        }}
      />
      {renaming && <RenameQuiz quiz={renaming} onClose={() => setRenaming(undefined)} />}
      <DeleteQuiz
        quiz={deleting}
        onClose={() => setDeleting(undefined)}
        onDelete={(quiz) => changeStatus(quiz, 'archived')}
      />
      <DeleteDraft draft={deletingDraft} onClose={() => setDeletingDraft(undefined)} onDelete={deleteDraft} />
    </div>
  )
}

const isEmpty = ({ totals }: QuizPage) => totals.quizzes + totals.drafts === 0

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('questionnaires.loading')}</span>
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
