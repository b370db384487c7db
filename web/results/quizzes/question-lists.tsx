import { t } from '../../i18n/students/tallies.ts'
import { t as tOfOverview } from '../../i18n/teachers/overview.ts'
import { QuestionResultCard } from './question-result-card.tsx'
import type { QuestionResult, QuestionResultsPage } from './question-results-api.ts'

type CardsProps = { results: readonly QuestionResult[]; attempts: number }

export const Cards = ({ results, ...shown }: CardsProps) => (
  <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere">
    {results.map((result) => (
      <li key={result.question.id}>
        <QuestionResultCard result={result} {...shown} />
      </li>
    ))}
  </ol>
)

/** What was changed since it was answered. */
export function Before(props: CardsProps) {
  return (
    <section className="mt-8" aria-labelledby="asked-before">
      <h3 id="asked-before" className="text-lg">
        {t('tally.askedBefore')}
      </h3>
      <p className="mb-3 text-ink-soft">{t('tally.askedBeforeHint')}</p>
      <Cards {...props} />
    </section>
  )
}

/** As in the quiz, each section under its heading. */
export function BySection({ results, sections, attempts }: CardsProps & Pick<QuestionResultsPage, 'sections'>) {
  const starts = sections.map((_, at) => sections.slice(0, at).reduce((sum, { questions }) => sum + questions, 0))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {sections.map(({ title, questions }, at) => (
        <section key={starts[at]} aria-labelledby={`section-${at}`}>
          <h3 id={`section-${at}`} className="mb-3 text-lg wrap-anywhere">
            {title === '' ? tOfOverview('overview.beforeSections') : title}
          </h3>
          <Cards results={results.slice(starts[at], (starts[at] ?? 0) + questions)} attempts={attempts} />
        </section>
      ))}
    </div>
  )
}
