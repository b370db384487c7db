import { type ReactNode, useState } from 'react'
import type { Verdict } from '#domain/marking.ts'
import { t } from '../../i18n/analysis.ts'
import { formatClock, formatNumber } from '../../i18n/format.ts'
import { AnsweredQuestion } from '../../question-player/answered-question.tsx'
import { VerdictSign } from '../../question-player/verdict-sign.tsx'
import { Corner } from '../../ui/alpona.tsx'
import { Logo } from '../../ui/logo.tsx'
import { type ReviewedQuestion, totalTime, verdictCounts } from '../reviewed.ts'
import { Main, useIsInsideAnotherPage } from './surroundings.tsx'

type ResultProps = {
  name: string
  title: string
  /** In marks; null where it may not be seen. */
  score: { earned: number; most: number } | null
  questions: readonly ReviewedQuestion[]
  /** What else the score is to be read with. */
  note?: ReactNode
  /** What to do from here. */
  children: ReactNode
}
type Filter = Verdict | 'all'

const FILTERS: readonly Filter[] = ['all', 'wrong', 'blank', 'correct']

/** What became of a quiz: the score, the figures, and every question. */
export function Result({ name, title, score, questions, note, children }: ResultProps) {
  const isInside = useIsInsideAnotherPage()
  const [filter, setFilter] = useState<Filter>('all')
  const counts = { all: questions.length, ...verdictCounts(questions) }
  const shown = questions.filter(({ verdict }) => filter === 'all' || verdict === filter)
  return (
    <>
      <header data-theme="dark" className="floor relative overflow-hidden">
        <Corner className="pointer-events-none absolute end-0 bottom-0 size-48 rotate-180 text-on-floor opacity-25 sm:size-72" />
        <div className="relative mx-auto max-w-3xl px-4 pt-4 pb-8 sm:px-6">
          {!isInside && (
            <a href="/" className="inline-block rounded text-on-floor no-underline">
              <Logo />
            </a>
          )}
          <p dir="auto" className="mt-8 text-on-floor-soft">
            {name}
          </p>
          <h1 dir="auto" className="text-xl sm:text-2xl">
            {title}
          </h1>
          <Score score={score} />
        </div>
      </header>
      <Main className="mx-auto max-w-3xl px-4 pb-16 sm:px-6">
        {note && <p className="mt-6 rounded border border-line bg-surface-sunken p-4">{note}</p>}
        <Figures counts={counts} time={totalTime(questions)} />
        <h2 className="mt-10 text-xl">{t('analysis.questions')}</h2>
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">{t('analysis.show')}</legend>
          {FILTERS.map((offered) => (
            <label
              key={offered}
              className="relative inline-flex min-h-11 items-center gap-2 rounded border border-line-strong bg-surface px-3 font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="filter"
                className="absolute inset-0 opacity-0"
                checked={filter === offered}
                onChange={() => setFilter(offered)}
              />
              {t(`analysis.filter_${offered}`)} <span className="tabular">{counts[offered]}</span>
            </label>
          ))}
        </fieldset>
        <ol className="mt-5 grid gap-4 wrap-anywhere">
          {shown.map((question) => (
            <li key={question.id}>
              <AnsweredQuestion question={question} />
            </li>
          ))}
        </ol>
        {shown.length === 0 && <p className="py-10 text-center text-ink-soft">{t('analysis.noneShown')}</p>}
        {children}
      </Main>
    </>
  )
}

function Score({ score }: Pick<ResultProps, 'score'>) {
  if (score === null) return <p className="mt-4">{t('analysis.noScore')}</p>
  return (
    <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
      <span className="text-on-floor-soft">{t('analysis.score')}</span>{' '}
      <span className="tabular text-4xl leading-none font-bold text-accent">{formatNumber(score.earned)}</span>{' '}
      <span className="tabular text-xl">{t('analysis.outOf', { max: formatNumber(score.most) })}</span>
    </p>
  )
}

function Figures({ counts, time }: { counts: Record<Verdict, number>; time: number | null }) {
  const verdicts: readonly Verdict[] = ['correct', 'wrong', 'blank']
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {verdicts.map((verdict) => (
        <div key={verdict} className="rounded border border-line bg-surface p-4">
          <dt className="flex items-center gap-2">
            <VerdictSign verdict={verdict} />
            {t(`analysis.filter_${verdict}`)}
          </dt>
          <dd className="tabular text-2xl font-semibold">{formatNumber(counts[verdict])}</dd>
        </div>
      ))}
      {time !== null && (
        <div className="rounded border border-line bg-surface p-4">
          <dt>{t('analysis.time')}</dt>
          <dd className="tabular text-2xl font-semibold">{formatClock(time)}</dd>
        </div>
      )}
    </dl>
  )
}
