import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FailedCall } from '../api/reply.ts'
import { t } from '../i18n/questionnaires.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { quizzesQuery } from './api.ts'
import { DeleteQuiz } from './components/delete-quiz.tsx'
import { NoQuizzes } from './components/no-quizzes.tsx'
import { QuickCards } from './components/quick-cards.tsx'
import { QuizFigures } from './components/quiz-figures.tsx'
import { QuizTable } from './components/quiz-table.tsx'
import { useStatusChange } from './components/status-change.ts'
import type { ListedQuiz } from './quiz-list.ts'
import { ShareDialog } from './share-dialog.tsx'

export function Quizzes() {
  const quizzes = useQuery(quizzesQuery)
  const changeStatus = useStatusChange()
  const [sharing, setSharing] = useState<ListedQuiz>()
  const [deleting, setDeleting] = useState<ListedQuiz>()
  const heading = useFocusAfter(deleting)
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
          {quizzes.error instanceof FailedCall ? quizzes.error.message : null}
        </ErrorPanel>
      )}
      {quizzes.isPending && <ListSkeleton />}
      {quizzes.data && <QuizFigures quizzes={quizzes.data} />}
      {quizzes.data?.length === 0 && <NoQuizzes />}
      {quizzes.data && quizzes.data.length > 0 && (
        <QuizTable
          quizzes={quizzes.data}
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

/** With its row gone, focus would fall out of the page. */
const useFocusAfter = (dialogFor: ListedQuiz | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(dialogFor)
  useEffect(() => {
    const closed = before.current && !dialogFor
    before.current = dialogFor
    if (closed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [dialogFor])
  return heading
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
