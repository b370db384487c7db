import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../i18n/all-failures.ts'
import { t as tOfTallies } from '../../i18n/students/tallies.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { MarksChart } from './marks-chart.tsx'
import { NextSteps, type Waiting } from './next-steps.tsx'
import { sentencesOn } from './overview-sentences.ts'
import { PartTables } from './part-tables.tsx'
import { overviewQuery, questionResultsQuery } from './question-results-api.ts'
import { QuizFigures } from './quiz-figures.tsx'
import { ScoresChart } from './scores-chart.tsx'
import { TimesChart } from './times-chart.tsx'
import { VersionPicker } from './version-picker.tsx'

type OverviewProps = Waiting & {
  title: string
  /** Null: the current one. */
  version: number | null
  isRunning: boolean
  onVersion: (version: number | null) => void
}

/** All results of a quiz together: how they came out, what to do next, and the figures. */
export function QuizOverview({ title, version, isRunning, onVersion, ...waiting }: OverviewProps) {
  const asked = { quizId: waiting.quizId, version, isRunning }
  const overview = useQuery(overviewQuery(asked))
  const questions = useQuery(questionResultsQuery(asked))
  const failed = [overview, questions].find(({ isError }) => isError)
  const { data } = overview
  return (
    <section aria-label={t('overview.title')}>
      <h2 className="sr-only">{t('overview.title')}</h2>
      {failed?.error && (
        <ErrorPanel
          title={t('overview.failed')}
          busy={overview.isFetching || questions.isFetching}
          onRetry={() => void Promise.all([overview.refetch(), questions.refetch()])}
        >
          {errorText(failed.error)}
        </ErrorPanel>
      )}
      {(overview.isPending || questions.isPending) && !failed && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {data && data.versions.length > 1 && <VersionPicker {...data} onVersion={onVersion} />}
      {data?.total === 0 && (
        <Card>
          <EmptyState title={data.versions.length > 1 ? tOfTallies('tally.nobodyVersion') : t('overview.nobody')}>
            {t('overview.nobodyHint')}
          </EmptyState>
        </Card>
      )}
      {data && data.total > 0 && questions.data && (
        <div
          aria-busy={overview.isPlaceholderData}
          className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', overview.isPlaceholderData && 'opacity-60')}
        >
          <div className="max-w-prose text-lg">
            {sentencesOn(data).map((sentence, at) => (
              <p key={sentence} className={at === 0 ? 'font-semibold' : 'text-base text-ink-soft'}>
                {sentence}
              </p>
            ))}
          </div>
          <NextSteps {...waiting} overview={data} results={questions.data.questions} />
          {data.total > 1 && <ScoresChart overview={data} title={title} />}
          <MarksChart overview={data} title={title} />
          <PartTables overview={data} />
          {data.total > 1 && <TimesChart overview={data} title={title} />}
          <QuizFigures overview={data} />
        </div>
      )}
    </section>
  )
}
