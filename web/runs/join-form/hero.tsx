import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { canCost } from '../all-pages/can-cost.ts'
import { MarkingInWords } from '../all-pages/extras.tsx'
import { NextStep } from './next-step.tsx'

type HeroProps = {
  points: readonly ReactNode[]
  /** Whether a press on the button is heard already. */
  isReady?: boolean
  onJoin: () => void
  /** For those who have started on another device, where that is possible. */
  onResume?: () => void
  /** Said after the points. */
  children?: ReactNode
}

/** What to know before joining. */
export const heroPoints = (paper: QuizPaperOnWire): ReactNode[] => {
  const own = paper.marks_per_question ?? paper.wrong_costs ?? paper.marks_vary
  const more = own ?? paper.marks_floor ?? paper.kinds ?? paper.settings?.order?.movement
  return [
    t(paper.settings?.joining ? 'take.heroNoAccountOwn' : 'take.heroNoAccount'),
    t('take.heroClock'),
    <>
      {own === undefined && t(canCost(paper) ? 'take.heroWrongCosts' : 'take.heroWrongIsFree')}
      {more !== undefined && <MarkingInWords paper={paper} />}
    </>,
    t('take.heroOffline'),
  ]
}

export function Hero({ points, isReady = true, onJoin, onResume, children }: HeroProps) {
  return (
    <>
      <h2 tabIndex={-1} className="text-xl">
        {t('take.heroTitle')}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-brand">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points never move
          <li key={index}>{point}</li>
        ))}
      </ul>
      {children}
      <NextStep disabled={!isReady} onClick={onJoin} data-next="form">
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
