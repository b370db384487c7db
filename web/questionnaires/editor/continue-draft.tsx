import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { FailedCall, isServersFault, orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { baseAsFound, readBase, writeBase } from '../drafts/draft-base.ts'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { claimOwn, ownStorage } from '../drafts/own-storage.ts'
import { type DraftOnServer, draftCalls } from '../drafts/server-draft-calls.ts'
import { type OpenedDraft, OpenedDraftContext } from '../drafts/use-opened-draft.ts'
import { writeDraft } from '../entries/stored-draft.ts'
import { CreateQuiz } from './create-quiz.tsx'

/** A draft from the list, in the wizard. The one in hand has the wizard's own address. */
export function ContinueDraft() {
  const { draft: id = '' } = useParams()
  const [isInHand] = useState(() => {
    claimOwn()
    return readBase(ownStorage())?.id === id
  })
  if (isInHand) return <Navigate to="/dashboard/quizzes/create?section=qsi" replace />
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const [key] = useState(() => ['draft', id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => opened(await orThrow(draftCalls.read(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const kept = opening.isError ? keptHere(id, opening.error) : null
  const draft = opening.data ?? kept
  if (draft?.found?.edits)
    return <Navigate to={`/dashboard/quizzes/${encodeURIComponent(draft.found.edits.quizId)}/edit`} replace />
  if (draft) {
    return (
      <OpenedDraftContext value={draft}>
        <CreateQuiz />
      </OpenedDraftContext>
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

/** What the device has that the server does not goes first; the wizard sees to it that neither is lost. */
const opened = (found: DraftOnServer): OpenedDraft => {
  const place = ownStorage(found.id)
  const isNewerHere = readBase(place)?.unsaved === true
  if (!isNewerHere && writeDraft(place, found.draft)) writeBase(place, baseAsFound(found))
  return { place: found.id, found }
}

const isNotThere = (error: unknown): boolean => error instanceof FailedCall && error.failure.status === 404

/** Without the server one goes on with what the device has of it. */
const keptHere = (id: string, error: unknown): OpenedDraft | null => {
  const base = readBase(ownStorage(id))
  if (!base || !(error instanceof FailedCall)) return null
  const isUsable = isServersFault(error.failure) || (isNotThere(error) && base.unsaved)
  return isUsable ? { place: id, found: null } : null
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
