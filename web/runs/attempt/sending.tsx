import { GRACE } from '#domain/time/time-limit.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { isPassing } from '../../calls/retry.ts'
import { formatTime } from '../../i18n/format.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { reasonOf } from '../all-pages/loading-failed.tsx'
import { Panel } from '../all-pages/panel.tsx'
import { useIsOnline } from '../device/use-is-online.ts'
import type { AttemptView, Phase } from './attempt-view.ts'

/** Calm while it is tried on: nobody has to do anything. */
const onlineText = (failure: CallFailure | null): string =>
  failure && isPassing(failure) ? t('take.sendingFailed') : t('take.keepOpen')

type SendingProps = {
  phase: Extract<Phase, { kind: 'submitting' }>
  view: Pick<AttemptView, 'hasCopy' | 'endsAt'>
  onRetry: () => void
}

/** The answers are on their way to be submitted, for as long as that takes. */
export function Sending({ phase: { why, failure }, view: { hasCopy, endsAt }, onRetry }: SendingProps) {
  const isOnline = useIsOnline()
  const isTrying = failure === null || isPassing(failure)
  const title = t(isTrying ? (isOnline ? 'take.sendingTitle' : 'take.waitingTitle') : 'take.notSubmittedTitle')
  return (
    <Panel title={why === 'asked' ? title : t('take.timeOverTitle')}>
      <p role="status" className="flex items-center justify-center gap-3">
        {isTrying && isOnline && <Spinner className="size-6 shrink-0" />}
        {isOnline ? onlineText(failure) : t(hasCopy ? 'take.offline' : 'take.noNetwork')}
      </p>
      {!isOnline && (
        <>
          <p className="mt-3">
            {t('take.sentWhenBack')} {t('take.keepOpen')}
          </p>
          {why !== 'ended' && (
            <p className="mt-3 text-ink-soft">{t('take.lateCounts', { time: formatTime(endsAt + GRACE) })}</p>
          )}
        </>
      )}
      {hasCopy === false && <p className="mt-3">{t('take.noCopy')}</p>}
      {failure && isOnline && isTrying && (
        <Button className="mt-4" onClick={onRetry}>
          {t('take.tryAgain')}
        </Button>
      )}
      {failure && isOnline && !isTrying && (
        <div className="mt-6 text-start">
          <ErrorPanel title={reasonOf(failure)} onRetry={onRetry}>
            {t(hasCopy ? 'take.sendingRefused' : 'take.sendingRefusedNoCopy')}
          </ErrorPanel>
        </div>
      )}
    </Panel>
  )
}
