import { useLayoutEffect, useRef } from 'react'
import type { CallFailure } from '../../api/reply.ts'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { isPassing } from '../retry.ts'
import { reasonOf } from './loading-failed.tsx'

type StartFailedProps = {
  failure: CallFailure
  /** Whether it is still tried. */
  isTrying: boolean
  onStop: () => void
  onResume: () => void
  onCorrect: () => void
  onSomebodyElse: () => void
}

/** Why the quiz has not begun here, what that means for the clock as far as this device can know, and what to do. */
export function StartFailed({ failure, isTrying, ...on }: StartFailedProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Whoever has pressed Start is at the end of the page, and what is said stands before the button.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={panel} className="mt-5">
      <ErrorPanel title={reasonOf(failure)}>
        {isTrying && <Advice text={t('take.startTrying')} acts={[[t('take.startStop'), on.onStop]]} />}
        {!isTrying && isPassing(failure) && <p>{t('take.startStopped')}</p>}
        {failure.code === 'page_outdated' && <Advice acts={[[t('take.reload'), () => location.reload()]]} />}
        {failure.code === 'already_started' && (
          <Advice
            text={t('take.startedElsewhereHelp')}
            acts={[
              [t('take.continueWithCode'), on.onResume],
              [t('take.correctNumber'), on.onCorrect],
            ]}
          />
        )}
        {failure.code === 'other_attempt' && (
          <Advice
            text={t('take.otherAttemptHelp')}
            acts={[
              [t('take.takeAsMyself'), on.onSomebodyElse],
              [t('take.correctNumber'), on.onCorrect],
            ]}
          />
        )}
      </ErrorPanel>
    </div>
  )
}

function Advice({ text, acts }: { text?: string; acts: readonly (readonly [string, () => void])[] }) {
  return (
    <>
      {text && <p>{text}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {acts.map(([label, act]) => (
          <Button key={label} onClick={act}>
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}
