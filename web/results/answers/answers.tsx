import { type ReactNode, useState } from 'react'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { countedVerdicts } from '#domain/answers/section-total.ts'
import type { MarksFloor } from '#domain/marking/floor-choice.ts'
import type { Verdict } from '#domain/marking/marking.ts'
import { formatNumber } from '../../i18n/format.ts'
import { formatTaken } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { placedParts, textsBefore } from '../../questions/between/places.ts'
import { ReadBefore } from '../../questions/between/review.tsx'
import { BetweenTexts } from '../../questions/between/written.tsx'
import type { Reader } from '../../questions/review.ts'
import { type Answered, AnsweredQuestion } from './answered-question.tsx'
import { BySection } from './by-section.tsx'
import { sectionTotals } from './section-totals.ts'
import { VerdictSign } from './verdict-sign.tsx'

type AnswersProps = {
  questions: readonly Answered[]
  reader: Reader
  /** What stands between them, where anything does. */
  layout?: LayoutOnWire | undefined
  /** Milliseconds, and what they were spent on; null when unknown. */
  time: { label: string; ms: number } | null
  /** What does not go below zero; null: all may. */
  floor?: MarksFloor | null | undefined
  /** What there is to do with an answer, or to say of it. */
  toolsFor?: ((answered: Answered) => ReactNode) | undefined
}
type Filter = Verdict | 'all'

const NOTHING: LayoutOnWire = { groups: [], texts: [] }

const VERDICTS: readonly Verdict[] = ['correct', 'partly', 'wrong', 'blank', 'waiting', 'given', 'not_counted']
const FILTERS: readonly Filter[] = ['all', 'waiting', 'wrong', 'partly', 'blank', 'correct', 'given', 'not_counted']
/** What is said only where something can be right. */
const OF_MARKS: ReadonlySet<Filter> = new Set(['correct', 'partly', 'wrong', 'waiting', 'not_counted'])
/** Most quizzes have nothing that could be right in part, that a person marks, or where nothing is right. */
const RARE: ReadonlySet<Filter> = new Set(['partly', 'waiting', 'given', 'not_counted'])

/** The figures of a quiz that is over, and every question of it. */
export function Answers({ questions, reader, layout = NOTHING, time, floor, toolsFor }: AnswersProps) {
  const [filter, setFilter] = useState<Filter>('all')
  const counts = { all: questions.length, ...countedVerdicts(questions) }
  const isMarked = questions.some(({ most }) => most > 0)
  const isTold = (offered: Filter) => (isMarked ? !RARE.has(offered) : !OF_MARKS.has(offered)) || counts[offered] > 0
  const parts = placedParts(
    layout,
    questions.map(({ question }) => question.id),
  )
  const shown = questions.filter(({ verdict }) => filter === 'all' || verdict === filter)
  return (
    <>
      <dl className="mt-6 flex flex-wrap gap-3">
        {VERDICTS.filter(isTold).map((verdict) => (
          <Figure key={verdict} value={formatNumber(counts[verdict])}>
            <VerdictSign verdict={verdict} />
            {t(`analysis.filter_${verdict}`)}
          </Figure>
        ))}
        {time && <Figure value={formatTaken(time.ms)}>{time.label}</Figure>}
      </dl>
      {isMarked && <BySection totals={sectionTotals(parts.sections, questions, floor)} />}
      <h2 className="mt-10 text-xl">{t('analysis.questions')}</h2>
      <Filters offered={FILTERS.filter(isTold)} filter={filter} counts={counts} onFilter={setFilter} />
      <ol className="mt-5 grid gap-4 wrap-anywhere">
        {shown.map((answered, index) => (
          <li key={answered.question.id}>
            <ReadBefore
              layout={layout}
              parts={parts}
              question={answered.question.id}
              at={answered.number - 1}
              previous={(shown[index - 1]?.number ?? 0) - 1}
            />
            <AnsweredQuestion answered={answered} reader={reader}>
              {toolsFor?.(answered)}
            </AnsweredQuestion>
          </li>
        ))}
      </ol>
      {filter === 'all' && (
        <div className="mt-4">
          <BetweenTexts texts={textsBefore(layout, null)} />
        </div>
      )}
      {shown.length === 0 && <p className="py-10 text-center text-ink-soft">{t('analysis.noneShown')}</p>}
    </>
  )
}

/** Never narrower than its longest word. */
function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex max-w-full grow basis-26 flex-col justify-between rounded border border-line bg-surface p-3 wrap-break-word sm:p-4">
      <dt className="flex flex-wrap items-center gap-x-2 sm:flex-nowrap">{children}</dt>
      <dd className="tabular text-[min(var(--text-2xl),12vw)] font-semibold whitespace-nowrap">{value}</dd>
    </div>
  )
}

type FiltersProps = {
  offered: readonly Filter[]
  filter: Filter
  counts: Record<Filter, number>
  onFilter: (filter: Filter) => void
}

function Filters({ offered, filter, counts, onFilter }: FiltersProps) {
  return (
    <fieldset className="mt-3 flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t('analysis.show')}</legend>
      {offered.map((each) => (
        <label
          key={each}
          className="relative inline-flex min-h-11 items-center gap-2 rounded border border-line-strong bg-surface px-3 font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="filter"
            className="absolute inset-0 opacity-0"
            checked={filter === each}
            onChange={() => onFilter(each)}
          />
          {t(`analysis.filter_${each}`)} <span className="tabular">{formatNumber(counts[each])}</span>
        </label>
      ))}
    </fieldset>
  )
}
