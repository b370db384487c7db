import { t } from '../../i18n/teachers/analysis.ts'
import { formatMarks } from './marks-text.ts'

type ScoreProps = {
  label: string
  /** In marks; null where it may not be seen. */
  score: { earned: number; most: number } | null
  /** How it comes about, where that can be told. */
  sum: string | null
}

/** What a quiz earned, out of how much, and why: on a floor or on the page. */
export function Score({ label, score, sum }: ScoreProps) {
  if (score === null) return <p>{t('analysis.noScore')}</p>
  return (
    <div className="tabular">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-ink-soft">{label}</span>{' '}
        {/* What was earned is never apart from what it is of, unless both are wider than the page. */}
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-[min(var(--text-4xl),20vw)] leading-none font-bold whitespace-nowrap text-brand [.floor_&]:text-accent print:text-ink!">
            {formatMarks(score.earned)}
          </span>{' '}
          <span className="text-xl whitespace-nowrap">{t('analysis.outOf', { max: formatMarks(score.most) })}</span>
        </span>
      </p>
      {sum !== null && <p className="mt-2 text-ink-soft">{sum}</p>}
    </div>
  )
}
