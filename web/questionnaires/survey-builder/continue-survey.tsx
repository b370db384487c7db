import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { t as surveyText } from '../../i18n/teachers/surveys.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { LoadingDraft } from '../drafts/loading-draft.tsx'
import { draftKeptHere, isInHand, isNotThere, openedDraft } from '../drafts/open-draft.ts'
import { draftCalls } from '../drafts/server-draft-calls.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { WriteSurvey } from './write-survey.tsx'

/** A draft from the list. The one in hand has an address of its own. */
export function ContinueSurvey() {
  const { draft: id = '' } = useParams()
  const [isHere] = useState(() => isInHand(SURVEY_DRAFTS, id))
  if (isHere) return <Navigate to="/dashboard/surveys/create" replace />
  return <Opening key={id} id={id} />
}

function Opening({ id }: { id: string }) {
  const [key] = useState(() => ['survey-draft', id, Math.random()])
  const opening = useQuery({
    queryKey: key,
    queryFn: async () => openedDraft(SURVEY_DRAFTS, await orThrow(draftCalls(SURVEY_DRAFTS).read(id))),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const opened = opening.data ?? (opening.isError ? draftKeptHere(SURVEY_DRAFTS, id, opening.error) : null)
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
