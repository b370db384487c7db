import { useEffect, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import { SECOND } from '#domain/time-limit.ts'
import { t } from '../../i18n/take.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { Phase } from '../attempt.ts'
import { analysisOf } from '../opening.ts'
import { Panel } from './panel.tsx'

type SubmittedProps = { why: Extract<Phase, { kind: 'submitted' }>['why']; paper: QuizPaperOnWire; code: string }

const UNLOCK_SECONDS = 30

const TITLES = { asked: 'take.submittedTitle', time_over: 'take.timeOverTitle', ended: 'take.endedTitle' } as const

/** All is in. The result opens after a breath of 30 seconds. */
export function Submitted({ why, paper, code }: SubmittedProps) {
  const seconds = useCountdown(UNLOCK_SECONDS)
  const isLocked = seconds > 0
  return (
    <Panel title={t(TITLES[why])}>
      <p dir="auto">{t('take.submittedText', { title: paper.title })}</p>
      <div className="mt-6">
        <ProgressBar
          label={t('take.unlocking')}
          value={UNLOCK_SECONDS - seconds}
          max={UNLOCK_SECONDS}
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
        onClick={() => location.assign(analysisOf(code))}
      >
        {t('take.seeResult')}
      </button>
      <span role="status" className="sr-only">
        {isLocked ? '' : t('take.resultReady')}
      </span>
    </Panel>
  )
}

const useCountdown = (from: number): number => {
  const [since] = useState(() => performance.now())
  const [seconds, setSeconds] = useState(from)
  useEffect(() => {
    const ticking = setInterval(() => {
      const left = Math.max(0, Math.ceil(from - (performance.now() - since) / SECOND))
      setSeconds(left)
      if (left === 0) clearInterval(ticking)
    }, 200)
    return () => clearInterval(ticking)
  }, [from, since])
  return seconds
}
