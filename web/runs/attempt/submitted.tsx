import { type ReactNode, useEffect, useState } from 'react'
import type { Outcome } from '#domain/answers/attempt.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/students/take.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Panel } from '../all-pages/panel.tsx'
import type { EndReason } from './attempt-view.ts'
import { UNLOCK_SECONDS } from './unlock-seconds.ts'

type SubmittedProps = {
  why: EndReason
  outcome: Outcome
  title: string
  /** The result is shown later, or not at all. */
  isLater?: boolean
  /** How long the result stays closed, and how much of that is left. */
  wait?: { seconds: number; left: number }
  onSeeResult: () => void
  /** Said beside the wait. */
  children?: ReactNode
}

const WHOLE_WAIT = { seconds: UNLOCK_SECONDS, left: UNLOCK_SECONDS }

const TITLES = { asked: 'take.submittedTitle', time_over: 'take.timeOverTitle', ended: 'take.endedTitle' } as const

/** What has become of the answers, as the server says. The result opens after a breath. */
export function Submitted(props: SubmittedProps) {
  const { why, outcome, title, isLater = false, wait = WHOLE_WAIT, onSeeResult, children } = props
  return (
    <Panel title={t(TITLES[why])}>
      <p dir="auto">{t(`take.submitted_${outcome}`, { title })}</p>
      {isLater ? (
        <>
          <p className="mt-4">{t('take.resultLater')}</p>
          <Button variant="primary" size="lg" wide className="mt-6" onClick={onSeeResult}>
            {t('take.seeWhen')}
          </Button>
        </>
      ) : (
        <Countdown wait={wait} onSeeResult={onSeeResult} />
      )}
      {children}
    </Panel>
  )
}

type CountdownProps = { wait: { seconds: number; left: number }; onSeeResult: () => void }

function Countdown({ wait, onSeeResult }: CountdownProps) {
  const seconds = useCountdown(wait.left)
  const isLocked = seconds > 0
  return (
    <>
      <div className="mt-6">
        <ProgressBar
          label={t('take.unlocking')}
          value={wait.seconds - seconds}
          max={wait.seconds}
          valueText={t('take.secondsToResult', { count: seconds })}
        />
      </div>
      <p className="tabular mt-2 min-h-7 text-ink-soft">
        {isLocked ? t('take.secondsToResult', { count: seconds }) : t('take.resultReady')}
      </p>
      <button
        type="button"
        disabled={isLocked}
        className={`${buttonClass({ variant: 'primary', size: 'lg', wide: true })} mt-4`}
        onClick={onSeeResult}
      >
        {t('take.seeResult')}
      </button>
      <span role="status" className="sr-only">
        {isLocked ? '' : t('take.resultReady')}
      </span>
    </>
  )
}

const useCountdown = (from: number): number => {
  const [start] = useState(() => ({ from, at: performance.now() }))
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    const ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil(start.from - (performance.now() - start.at) / SECOND))
      setSeconds(left)
      if (left === 0) clearInterval(ticking)
    }, 200)
    return () => clearInterval(ticking)
  }, [start])
  return seconds
}
