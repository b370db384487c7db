import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/questionnaires.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useFocusAfter } from '../ui/use-focus-after.ts'
import { quizPageQuery } from './api.ts'
import { DeleteQuiz } from './components/delete-quiz.tsx'
import { NoQuizzes } from './components/no-quizzes.tsx'
import { QuickCards } from './components/quick-cards.tsx'
import { QuizFigures } from './components/quiz-figures.tsx'
import { QuizTable } from './components/quiz-table.tsx'
import { useStatusChange } from './components/status-change.ts'
import { type ListedQuiz, viewOf } from './quiz-list.ts'
import { ShareDialog } from './share-dialog.tsx'

export function Quizzes() {
  const [params] = useSearchParams()
  const view = viewOf(params)
  const quizzes = useQuery(quizPageQuery(view))
  const changeStatus = useStatusChange()
  const [sharing, setSharing] = useState<ListedQuiz>()
  const [deleting, setDeleting] = useState<ListedQuiz>()
  const heading = useFocusAfter<HTMLHeadingElement>(deleting)
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
      {quizzes.data?.totals.quizzes === 0 && <NoQuizzes />}
      {quizzes.data && quizzes.data.totals.quizzes > 0 && (
        <QuizTable
          list={quizzes.data}
          view={view}
          isChanging={quizzes.isPlaceholderData}
          onShare={setSharing}
          onDelete={setDeleting}
          onStatus={(quiz, status) => changeStatus(quiz, status)}
        />
      )}
      {sharing && <ShareDialog quiz={sharing} onClose={() => setSharing(undefined)} />}
      <DeleteQuiz
        quiz={deleting}
        onClose={() => setDeleting(undefined)}
        onDelete={(quiz) => changeStatus(quiz, 'archived')}
      />
    </div>
  )
}

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
