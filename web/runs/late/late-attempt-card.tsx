import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Eye from 'lucide-react/icons/eye'
import Hourglass from 'lucide-react/icons/hourglass'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import type { LateDecision } from '#domain/answers/late-answers.ts'
import { onOneLine } from '#domain/text/isolated.ts'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/late-answers.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { LateAttempt } from './api.ts'
import { whyLate } from './why-late.ts'

type LateAttemptCardProps = { attempt: LateAttempt; onJudge: (decision: LateDecision) => Promise<void> }

/** One student's late answers beside what counts, with both scores. */
export function LateAttemptCard({ attempt, onJudge }: LateAttemptCardProps) {
  const { name, phone, district, fields, decision, decidedAt, answers } = attempt
  const when = decidedAt === null ? null : formatDateTime(decidedAt)
  return (
    <Card>
      <article>
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <h2 className="min-w-0 flex-[1_1_8rem] text-lg leading-snug wrap-anywhere">{name}</h2>
          <DecisionBadge decision={decision} />
        </div>
        <p className="tabular mt-0.5">
          <span className="text-ink-soft">{t('late.score')}</span>{' '}
          <span className="font-semibold">{scoreText(attempt)}</span>
        </p>
        {attempt.cameAfterKey && (
          <p className="mt-2 flex items-start gap-2 rounded bg-accent-soft px-3 py-2">
            <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t('late.afterKey')}
          </p>
        )}
        <Evidence>
          <p dir="auto" className="tabular text-ink-soft wrap-anywhere">
            {onOneLine([phone, district, ...fields.map(({ value }) => value)])}
          </p>
          <p className="mt-1">{whyLate(attempt)}</p>
          {answers.length === 0 ? <p className="mt-2">{t('late.noAnswers')}</p> : <Changes answers={answers} />}
        </Evidence>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {when !== null && (
            <p className="tabular text-sm text-ink-soft">
              {t(decision === 'waiting' ? 'late.moreSince' : 'late.decidedAt', { when })}
            </p>
          )}
          <Verdicts name={name} decision={decision} onJudge={onJudge} />
        </div>
      </article>
    </Card>
  )
}

/** Opened by whoever wants to look; where there is room, it is open already. */
function Evidence({ children }: { children: ReactNode }) {
  const [isRoomy] = useState(() => matchMedia('(width >= 40rem)').matches)
  return (
    <details open={isRoomy} className="mt-1">
      <summary className="flex min-h-9 items-center text-sm text-ink-soft pointer-coarse:min-h-11">
        <ChevronRight aria-hidden="true" className="me-1 size-4 in-open:rotate-90 rtl:-scale-x-100" />
        {t('late.evidence')}
      </summary>
      {children}
    </details>
  )
}

const scoreText = ({ score, scoreWithLate, maxScore }: LateAttempt): string => {
  const values = { before: formatMarks(score), after: formatMarks(scoreWithLate), max: formatMarks(maxScore) }
  return t(score === scoreWithLate ? 'late.scoreSame' : 'late.scoreChange', values)
}

const signs = { waiting: Hourglass, accepted: Check, refused: X }
const tones = { waiting: 'accent', accepted: 'correct', refused: 'neutral' } as const

function DecisionBadge({ decision }: Pick<LateAttempt, 'decision'>) {
  const Sign = signs[decision]
  return (
    <Badge tone={tones[decision]} sign={<Sign aria-hidden="true" />}>
      {t(`late.decision_${decision}`)}
    </Badge>
  )
}

const signOf = (words: string | null): string => words ?? t('late.blank')

function Changes({ answers }: Pick<LateAttempt, 'answers'>) {
  return (
    <>
      <p className="mt-3 text-sm text-ink-soft">{t('late.answers')}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {answers.map(({ questionId, number, counted, late }) => (
          <li
            key={questionId}
            className="tabular max-w-full wrap-anywhere rounded border border-line bg-surface-sunken px-2.5 py-1"
          >
            <span className="sr-only">
              {t('late.change', { number, counted: signOf(counted), late: signOf(late) })}
            </span>
            <span aria-hidden="true">
              <span className="text-ink-soft">{formatNumber(number)}.</span> <bdi>{signOf(counted)}</bdi> →{' '}
              <bdi className="font-semibold">{signOf(late)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

type VerdictsProps = Pick<LateAttempt, 'name' | 'decision'> & Pick<LateAttemptCardProps, 'onJudge'>

/** Both stay where they are whatever was decided, so that each decision can be changed and no focus is lost. */
function Verdicts({ name, decision, onJudge }: VerdictsProps) {
  const [sent, setSent] = useState<LateDecision | null>(null)
  const decide = async (wanted: LateDecision) => {
    if (sent !== null || wanted === decision) return
    setSent(wanted)
    await onJudge(wanted)
    setSent(null)
  }
  const offered = [
    { wanted: 'refused', label: t('late.refuse'), Sign: X },
    { wanted: 'accepted', label: t('late.accept'), Sign: Check },
  ] as const
  return (
    <div className="ms-auto flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
      {offered.map(({ wanted, label, Sign }) => (
        <Button
          key={wanted}
          busy={sent === wanted}
          aria-pressed={decision === wanted}
          className="aria-pressed:border-brand aria-pressed:bg-brand-soft"
          icon={<Sign aria-hidden="true" className="size-5" />}
          onClick={() => void decide(wanted)}
        >
          {label}
          <span className="sr-only"> {t('late.ofStudent', { name })}</span>
        </Button>
      ))}
    </div>
  )
}
