import { useLayoutEffect, useRef } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { isPassing } from '../../calls/retry.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { reasonOf } from '../all-pages/loading-failed.tsx'
import type { StartWords } from '../join-form/own-form-parts.tsx'

type StartFailedProps = {
  words?: StartWords | undefined
  failure: CallFailure
  /** Whether it is still tried. */
  isTrying: boolean
  onStop: () => void
  onResume: () => void
  onCorrect: () => void
  onSomebodyElse: () => void
}

/** Why the quiz has not begun here, what that means for the clock as far as this device can know, and what to do. */
export function StartFailed({ failure, isTrying, words, ...on }: StartFailedProps) {
  const panel = useRef<HTMLDivElement>(null)
  // Whoever has pressed Start is at the end of the page, and what is said stands before the button.
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' })
  }, [])
  const { code } = failure
  const own = code === 'already_started' || code === 'other_attempt' ? words?.[code] : undefined
  const correct = words?.correct ?? t('take.correctNumber')
  return (
    <div ref={panel} className="mt-5">
      <ErrorPanel title={own?.title ?? reasonOf(failure)}>
        {isTrying && <Advice text={t('take.startTrying')} acts={[[t('take.startStop'), on.onStop]]} />}
        {!isTrying && isPassing(failure) && <p>{t('take.startStopped')}</p>}
        {code === 'page_outdated' && <Advice acts={[[t('take.reload'), () => location.reload()]]} />}
        {code === 'already_started' && (
          <Advice
            text={own?.help ?? t('take.startedElsewhereHelp')}
            acts={[
              [t('take.continueWithCode'), on.onResume],
              [correct, on.onCorrect],
            ]}
          />
        )}
        {code === 'other_attempt' && (
          <Advice
            text={own?.help ?? t('take.otherAttemptHelp')}
            acts={[
              [t('take.takeAsMyself'), on.onSomebodyElse],
              [correct, on.onCorrect],
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
