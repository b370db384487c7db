import type { ReactNode } from 'react'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { ToldBrandOnWire } from '#contract/questionnaires/told-brand.ts'
import type { MarksFloor } from '#domain/marking/floor-choice.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import type { Answered } from '../../results/answers/answered-question.tsx'
import { Answers } from '../../results/answers/answers.tsx'
import { totalTime } from '../../results/answers/reviewed.ts'
import { Score } from '../../results/answers/score.tsx'
import { scoreText } from '../../results/answers/score-text.ts'
import { Corner } from '../../ui/ornaments/alpona.tsx'
import { Logo } from '../../ui/ornaments/logo.tsx'
import { Main, useIsInsideAnotherPage } from '../all-pages/surroundings.tsx'
import { brandHere } from '../brand/brand-here.ts'

type ResultProps = {
  name: string
  title: string
  /** Who has given it. */
  host?: string
  /** In marks; null where it may not be seen. */
  score: { earned: number; most: number } | null
  /** How many answers a person still has to mark. */
  waiting?: number
  /** Null where they may not be seen. */
  questions: readonly Answered[] | null
  layout?: LayoutOnWire | undefined
  /** The paper's. */
  floor?: MarksFloor | undefined
  /** What else the score is to be read with. */
  notes?: readonly string[]
  /** The paper's. */
  brand?: ToldBrandOnWire | undefined
  /** Said within an answer. */
  beside?: ((answered: Answered) => ReactNode) | undefined
  /** What to do from here. */
  children: ReactNode
}

/** What became of a quiz, for the student who took it. */
export function Result(props: ResultProps) {
  const { name, title, host = '', score, waiting = 0, questions, layout, floor, notes = [], beside, children } = props
  const isInside = useIsInsideAnotherPage()
  const own = brandHere(props.brand)
  const corner = (
    <Corner className="pointer-events-none absolute end-0 bottom-0 size-48 rotate-180 text-on-floor opacity-25 sm:size-72 print:hidden" />
  )
  const time = questions && totalTime(questions)
  return (
    <>
      <header data-theme="dark" className="floor relative overflow-hidden">
        {own ? <own.Behind brand={own.brand}>{corner}</own.Behind> : corner}
        <div className="relative mx-auto max-w-3xl px-4 pt-4 pb-8 wrap-anywhere sm:px-6">
          {own?.brand.logo ? (
            <own.Mark brand={own.brand} host={host} />
          ) : (
            !isInside && (
              <a href="/" className="inline-block rounded text-on-floor no-underline print:hidden">
                <Logo />
              </a>
            )
          )}
          <p dir="auto" className="mt-8 text-on-floor-soft wrap-anywhere">
            {name}
          </p>
          <h1 dir="auto" className="mb-4 text-xl wrap-anywhere sm:text-2xl">
            {title}
          </h1>
          <Score
            label={t(waiting > 0 ? 'analysis.soFar' : 'analysis.score')}
            score={score}
            sum={score && (questions ? scoreText(questions, score.earned, floor) : floorText(floor))}
          />
        </div>
      </header>
      <Main className="mx-auto max-w-3xl px-4 pb-16 wrap-anywhere sm:px-6">
        {notes.map((note) => (
          <p key={note} className="mt-6 rounded border border-line bg-surface-sunken p-4">
            {note}
          </p>
        ))}
        {questions && (
          <Answers
            questions={questions}
            reader="student"
            layout={layout}
            floor={floor}
            toolsFor={beside}
            time={time === null ? null : { label: t('analysis.time'), ms: time }}
          />
        )}
        {own && <own.Thanks brand={own.brand} />}
        <div className="print:hidden">{children}</div>
        {own && <own.Foot brand={own.brand} />}
      </Main>
    </>
  )
}

/** Without its answers nobody sees how a score comes about, and that one of 0 may have been raised. */
const floorText = (floor: ResultProps['floor']): string | null => (floor ? t(`analysis.floor_${floor}`) : null)
