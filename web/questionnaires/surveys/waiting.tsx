import { FailedCall } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

type WaitingProps = { query: { error: Error | null; refetch: () => unknown } }

/** What stands where something will, or why it does not. */
export function Waiting({ query: { error, refetch } }: WaitingProps) {
  if (error === null) return <SkeletonLines />
  const text = error instanceof FailedCall ? failureText(error.failure) : error.message
  return <ErrorPanel title={text} onRetry={() => void refetch()} />
}
