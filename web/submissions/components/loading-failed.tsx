import type { CallFailure } from '../../api/reply.ts'
import { t } from '../../i18n/take.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Logo } from '../../ui/logo.tsx'

/** The network or the server failed: stays, says so, and goes on trying where that may help. */
type LoadingFailedProps = {
  failure: CallFailure
  /** Whether this page tries again by itself. */
  isTrying?: boolean
  onRetry: () => void
}

export function LoadingFailed({ failure, isTrying = true, onRetry }: LoadingFailedProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-6 p-4">
      <a href="/" className="justify-self-start rounded">
        <Logo />
      </a>
      <h1 className="text-2xl">{t('take.failedTitle')}</h1>
      <ErrorPanel title={reasonOf(failure)} onRetry={onRetry}>
        {isTrying && t('take.failedHelp')}
      </ErrorPanel>
    </main>
  )
}

/** In words of ours where no answer came; in the server's where it has some. */
export const reasonOf = ({ status, message }: CallFailure): string =>
  status === null ? (navigator.onLine ? t('take.noAnswer') : t('take.noNetwork')) : message
