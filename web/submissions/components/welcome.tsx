import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import { minutesOf } from '#contract/wire.ts'
import type { Participant } from '#domain/participant.ts'
import type { CallFailure } from '../../api/reply.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { reasonOf } from './loading-failed.tsx'

type WelcomeProps = {
  participant: Participant
  /** How it works, in the order in which it matters. */
  rules: readonly string[]
  failure?: CallFailure | null
  isStarting?: boolean
  onStart: () => void
  onChange: () => void
  onResume?: (() => void) | undefined
}

/** The rules of a quiz that a server keeps. */
export const welcomeRules = (paper: Pick<QuizPaperOnWire, 'duration'>): string[] => [
  t('take.ruleTime', { time: formatMinutes(minutesOf(paper.duration)) }),
  t('take.ruleSaved'),
  t('take.ruleMark'),
  t('take.ruleResume'),
]

/** The last screen before the clock starts. */
export function Welcome({ participant, rules, failure = null, isStarting = false, ...on }: WelcomeProps) {
  const details = [
    [t('take.name'), participant.name],
    [t('take.phone'), participant.phone],
    [t('take.district'), participant.district],
  ] as const
  return (
    <>
      <h2 tabIndex={-1} dir="auto" className="text-xl">
        {t('take.welcomeTitle', { name: participant.name })}
      </h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 rounded border border-line bg-surface p-4">
        {details.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="tabular min-w-0 font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="quiet" size="sm" className="mt-1 -ms-3 min-h-11" disabled={isStarting} onClick={on.onChange}>
        {t('take.changeDetails')}
      </Button>
      <h3 className="mt-2 text-lg">{t('take.instructions')}</h3>
      <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-brand">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {failure && <StartFailed failure={failure} onResume={on.onResume} />}
      <Button variant="primary" size="lg" wide className="mt-6" busy={isStarting} onClick={on.onStart}>
        {t('take.start')}
      </Button>
    </>
  )
}

function StartFailed({ failure, onResume }: Required<Pick<WelcomeProps, 'onResume'>> & { failure: CallFailure }) {
  const isElsewhere = failure.code === 'already_started'
  return (
    <div className="mt-5">
      <ErrorPanel
        title={reasonOf(failure)}
        {...(isElsewhere && onResume && { onRetry: onResume, retryLabel: t('take.continueWithCode') })}
      >
        {failure.status === null && t('take.startFailedHelp')}
      </ErrorPanel>
    </div>
  )
}
