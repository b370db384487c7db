import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/trends.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type WaitingProps = { query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> } }

/** In the place of what is on its way, or did not come. */
export function Waiting({ query: { error, isFetching, refetch } }: WaitingProps) {
  if (error)
    return (
      <ErrorPanel title={t('trends.failed')} busy={isFetching} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorPanel>
    )
  return (
    <Card>
      <SkeletonLines lines={8} />
    </Card>
  )
}
