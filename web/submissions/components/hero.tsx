import type { QuizPaperOnWire } from '#contract/papers.ts'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { NextStep } from './next-step.tsx'

type HeroProps = {
  points: readonly string[]
  /** Whether a press on the button is heard already. */
  isReady?: boolean
  onJoin: () => void
  /** For those who have started on another device, where that is possible. */
  onResume?: () => void
}

/** What to know before joining. */
export const heroPoints = (paper: Pick<QuizPaperOnWire, 'is_negative_marking' | 'marking_scheme'>): string[] => [
  t('take.heroNoAccount'),
  t('take.heroClock'),
  paper.is_negative_marking ? t('take.heroWrongCosts') : t('take.heroWrongIsFree'),
  ...(paper.marking_scheme ? [t(`take.scheme_${paper.marking_scheme}`)] : []),
  t('take.heroOffline'),
]

export function Hero({ points, isReady = true, onJoin, onResume }: HeroProps) {
  return (
    <>
      <h2 tabIndex={-1} className="text-xl">
        {t('take.heroTitle')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-brand">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <NextStep disabled={!isReady} onClick={onJoin}>
        {t('take.join')}
      </NextStep>
      {onResume && <ResumeLink onResume={onResume} />}
    </>
  )
}

/** No new students; those who have started go on. */
export function Closed({ onResume }: { onResume: () => void }) {
  return (
    <>
      <ErrorPanel title={t('take.closedTitle')}>{t('take.closedHelp')}</ErrorPanel>
      <ResumeLink onResume={onResume} />
    </>
  )
}

export function ResumeLink({ onResume }: { onResume: () => void }) {
  return (
    <Button variant="quiet" wide className="mt-2" onClick={onResume}>
      {t('take.startedElsewhere')}
    </Button>
  )
}
