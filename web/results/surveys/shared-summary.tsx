import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/teachers/dashboard.ts'
import { t as ofSurveys } from '../../i18n/teachers/surveys.ts'
import { queryClient } from '../../people/accounts/query-client.ts'
import { sharedSummaryQuery } from '../../questionnaires/surveys/api.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ResponsesSummary } from './responses-summary.tsx'

/** What stands behind `#`, which no server is told. */
const useSecret = (): string => {
  const [secret, setSecret] = useState(() => window.location.hash.slice(1))
  useEffect(() => {
    const changed = () => setSecret(window.location.hash.slice(1))
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }, [])
  return secret
}

/** The summary of a survey, for whoever has a link to it. */
export function SharedSummary() {
  return (
    <QueryClientProvider client={queryClient}>
      <Summary />
    </QueryClientProvider>
  )
}

function Summary() {
  const summary = useQuery(sharedSummaryQuery(useSecret()))
  const { data } = summary
  return (
    <main className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6">
      <h1 className="text-2xl wrap-anywhere">{data?.title ?? t('dashboard.titleSummary')}</h1>
      {data === undefined && <Waiting query={summary} />}
      {data?.shown === null && (
        <Card>
          <EmptyState title={ofSurveys('surveys.tooFew')}>{ofSurveys('surveys.tooFewHelp')}</EmptyState>
        </Card>
      )}
      {data?.shown === 0 && (
        <Card>
          <EmptyState title={ofSurveys('surveys.noResponses')} />
        </Card>
      )}
      {data && data.shown !== null && data.shown > 0 && <ResponsesSummary shown={data.shown} counted={data.counted} />}
    </main>
  )
}
