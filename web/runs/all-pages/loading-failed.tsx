import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/failures.ts'
import { t } from '../../i18n/students/take.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'

/** The network or the server failed: stays, says so, and goes on trying where that may help. */
type LoadingFailedProps = {
  failure: CallFailure
  /** Whether this page tries again by itself. */
  isTrying?: boolean
  /** What does not come. */
  title?: string
  onRetry: () => void
}

export function LoadingFailed({
  failure,
  isTrying = true,
  title = t('take.failedTitle'),
  onRetry,
}: LoadingFailedProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg grid-cols-[minmax(0,1fr)] content-center gap-6 p-4 wrap-anywhere">
      <a href="/" className="justify-self-start rounded">
        <Logo />
      </a>
      <h1 className="text-2xl">{title}</h1>
      <ErrorPanel title={reasonOf(failure)} onRetry={onRetry}>
        {isTrying && t('take.failedHelp')}
      </ErrorPanel>
    </main>
  )
}

export const reasonOf = (failure: CallFailure): string =>
  failure.status === null ? (navigator.onLine ? t('take.noAnswer') : t('take.noNetwork')) : failureText(failure)
