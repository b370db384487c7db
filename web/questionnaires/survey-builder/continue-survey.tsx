import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { FailedCall, isServersFault, orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { baseAsFound, readBase, writeBase } from '../drafts/draft-base.ts'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { IN_HAND, keepDraft, readKeptDraft, storageBeside } from '../surveys/kept-draft.ts'
import { type SurveyOnServer, surveyCalls } from '../surveys/server-copy.ts'
import type { OpenedSurvey } from '../surveys/use-survey-draft.ts'
import { WriteSurvey } from './write-survey.tsx'

/** A draft from the list. The one in hand has an address of its own. */
export function ContinueSurvey() {
  const { draft: id = '' } = useParams()
  const [isInHand] = useState(() => readBase(storageBeside(IN_HAND))?.id === id)
  if (isInHand) return <Navigate to="/dashboard/surveys/create" replace />
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const [key] = useState(() => ['survey-draft', id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => openedDraft(await orThrow(surveyCalls.read(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const opened = opening.data ?? (opening.isError ? keptHere(id, opening.error) : null)
  const edited = opened?.found?.edits?.quizId
  if (edited !== undefined) return <Navigate to={`/dashboard/surveys/${encodeURIComponent(edited)}/edit`} replace />
  if (opened) return <WriteSurvey opened={opened} />
  if (opening.isPending) return <LoadingDraft />
  if (isNotThere(opening.error)) return <NotThere />
  return (
    <ErrorPanel title={t('drafts.openFailed')} busy={opening.isFetching} onRetry={() => void opening.refetch()}>
      {errorText(opening.error)}
    </ErrorPanel>
  )
}

/** What the device has that the server does not goes first; the builder sees to it that neither is lost. */
const openedDraft = (found: SurveyOnServer): OpenedSurvey => {
  const place = found.id
  const beside = storageBeside(place)
  const here = readBase(beside)?.unsaved === true ? readKeptDraft(place) : null
  if (here === null && keepDraft(place, found.draft)) writeBase(beside, baseAsFound(found))
  return { place, found, draft: here ?? found.draft, edit: null }
}

const isNotThere = (error: unknown): boolean => error instanceof FailedCall && error.failure.status === 404

/** Without the server one goes on with what the device has of it. */
const keptHere = (id: string, error: unknown): OpenedSurvey | null => {
  const base = readBase(storageBeside(id))
  const draft = readKeptDraft(id)
  if (!base || !draft || !(error instanceof FailedCall)) return null
  const isUsable = isServersFault(error.failure) || (isNotThere(error) && base.unsaved)
  return isUsable ? { place: id, found: null, draft, edit: null } : null
}

function NotThere() {
  return (
    <Card>
      <h1 className="sr-only">{t('drafts.continue')}</h1>
      <EmptyState
        title={t('drafts.notThere')}
        action={
          <Link to="/dashboard/surveys" className={buttonClass({ variant: 'primary' })}>
            {surveyText('surveys.toSurveys')}
          </Link>
        }
      >
        {surveyText('surveys.draftNotThereHint')}
      </EmptyState>
    </Card>
  )
}
