import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

/** Stands where a poll will be. */
export function WaitingForPoll({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> }) {
  return query.error ? (
    <ErrorPanel title={t('polls.failed')} busy={query.isFetching} onRetry={() => void query.refetch()}>
      {errorText(query.error)}
    </ErrorPanel>
  ) : (
    <SkeletonLines />
  )
}
