import type { ReactNode } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { NextStep } from '../join-form/next-step.tsx'

type WelcomeProps = {
  name: string
  /** What was told, once more. */
  details: readonly (readonly [label: string, value: string])[]
  /** How it works, in the order in which it matters. */
  rules: readonly string[]
  /** Said before the button. */
  warning?: string | null
  isStarting?: boolean
  onStart: () => void
  onChange: () => void
  /** In the place of the button. */
  door?: ReactNode
  /** Why it has not started, and what can be done. */
  children?: ReactNode
}

/** The rules of a quiz that a server keeps. */
export const welcomeRules = (
  { duration, settings }: Pick<QuizPaperOnWire, 'duration' | 'settings'>,
  resumeRule: string,
): string[] => [
  t('take.ruleTime', { time: formatMinutes(minutesOf(duration)) }),
  t('take.ruleSaved'),
  ...(settings?.practice && settings.screen === 'national' ? [t('take.ruleHall')] : []),
  // Where nobody moves freely, the facts of its sections say how they go on.
  ...(settings?.order?.movement ? [] : [t('take.ruleMark')]),
  resumeRule,
]

/** The last screen before the clock starts. */
export function Welcome(props: WelcomeProps) {
  const { name, details, rules, warning = null, isStarting = false, onStart, onChange, door, children } = props
  return (
    <>
      <h2 tabIndex={-1} dir="auto" className="text-xl">
        {t('take.welcomeTitle', { name })}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 @max-[16rem]:grid-cols-[minmax(0,1fr)] rounded border border-line bg-surface p-4">
        {details.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="min-w-0 text-ink-soft wrap-anywhere">{label}</dt>
            <dd dir="auto" className="tabular min-w-0 font-medium wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="sm" className="mt-1 -ms-3 min-h-11" disabled={isStarting} onClick={onChange}>
        {t('take.changeDetails')}
      </Button>
      <h3 className="mt-2 text-lg">{t('take.instructions')}</h3>
      <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-brand">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {warning && (
        <div className="mt-5">
          <ErrorPanel title={warning} />
        </div>
      )}
      {children}
      {door ?? (
        <NextStep busy={isStarting} onClick={onStart}>
          {t('take.start')}
        </NextStep>
      )}
    </>
  )
}
