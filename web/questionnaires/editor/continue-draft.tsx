import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { draftKeptHere, isInHand, isNotThere, openedDraft } from '../drafts/open-draft.ts'
import { QUIZ_DRAFTS } from '../drafts/quiz-drafts.ts'
import { draftCalls } from '../drafts/server-draft-calls.ts'
import { OpenedQuizContext } from '../drafts/use-opened-draft.ts'
import { CreateQuiz } from './create-quiz.tsx'

/** A draft from the list, in the wizard. The one in hand has the wizard's own address. */
export function ContinueDraft() {
  const { draft: id = '' } = useParams()
  const [isHere] = useState(() => isInHand(QUIZ_DRAFTS, id))
  if (isHere) return <Navigate to="/dashboard/quizzes/create?section=qsi" replace />
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const [key] = useState(() => ['draft', id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => openedDraft(QUIZ_DRAFTS, await orThrow(draftCalls(QUIZ_DRAFTS).read(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const kept = opening.isError ? draftKeptHere(QUIZ_DRAFTS, id, opening.error) : null
  const draft = opening.data ?? kept
  if (draft?.found?.edits)
    return <Navigate to={`/dashboard/quizzes/${encodeURIComponent(draft.found.edits.quizId)}/edit`} replace />
  if (draft) {
    return (
      <OpenedQuizContext value={draft}>
        <CreateQuiz />
      </OpenedQuizContext>
    )
  }
  if (opening.isPending) return <LoadingDraft />
  if (isNotThere(opening.error)) return <NotThere />
  return (
    <ErrorPanel title={t('drafts.openFailed')} busy={opening.isFetching} onRetry={() => void opening.refetch()}>
      {errorText(opening.error)}
    </ErrorPanel>
  )
}

function NotThere() {
  return (
    <Card>
      <h1 className="sr-only">{t('drafts.continue')}</h1>
      <EmptyState
        title={t('drafts.notThere')}
        action={
          <Link to="/dashboard/quizzes" className={buttonClass({ variant: 'primary' })}>
            {t('drafts.toQuizzes')}
          </Link>
        }
      >
        {t('drafts.notThereHint')}
      </EmptyState>
    </Card>
  )
}
