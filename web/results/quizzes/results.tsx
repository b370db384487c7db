import { useQuery, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { lazy, Suspense, useCallback, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/results.ts'
import { useLiveFigures } from '../../live/use-live-figures.ts'
import { PrivacyLink } from '../../personal-data/requests-notice.tsx'
import { KINDS } from '../../questionnaires/kinds.tsx'
import { takenQuery } from '../../questionnaires/list-api.ts'
import { PrintedHead } from '../../questionnaires/on-paper/brand-on-paper.tsx'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { useKindHere } from '../../questionnaires/use-kind-here.ts'
import { RunningToCome } from '../../runs/invigilation/running-to-come.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import { ExportMenu } from '../downloads/export-menu.tsx'
import { QUESTION_RESULTS, resultsQuery } from './api.ts'
import { AttemptsPanel } from './attempts-panel.tsx'
import { PracticeRuns } from './practice-runs.tsx'
import { QuizPicker } from './quiz-picker.tsx'
import { ResultSummary } from './result-summary.tsx'
import { paramsOf, quizIdIn, type ResultsView, viewOf } from './results-view.ts'
import { ViewLinks } from './view-links.tsx'

const Running = lazy(async () => ({ default: (await import('../../runs/invigilation/running.tsx')).Running }))
const AnalysisView = lazy(async () => ({ default: (await import('./analysis-view.tsx')).AnalysisView }))

/** The same while the quizzes are on their way: nothing moves once they are there. */
const HEADER = 'flex flex-wrap items-end gap-x-3 gap-y-2 print:hidden'
const HEADING = 'grow text-xl sm:grow-0 sm:pb-2'
const PICKER = 'min-w-0 grow basis-full max-sm:order-last sm:basis-60'

/** What became of a quiz. The address says which quiz, which page, and what is searched for. */
export function Results() {
  const [params] = useSearchParams()
  const quizzes = useQuery(takenQuery(useKindHere()))
  const quizId = quizIdIn(params) ?? quizzes.data?.[0]?.id
  if (quizzes.data && quizId !== undefined) return <ResultsOf quizId={quizId} quizzes={quizzes.data} />
  return (
    <>
      <header className={classNames(HEADER, 'mb-3')}>
        <h1 className={HEADING}>{t('results.heading')}</h1>
        {quizzes.isPending && (
          <div className={PICKER}>
            <Skeleton className="mt-7 h-11 sm:mt-8" />
          </div>
        )}
      </header>
      {quizzes.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {quizzes.isError && (
        <ErrorPanel title={t('results.listFailed')} busy={quizzes.isFetching} onRetry={() => void quizzes.refetch()}>
          {errorText(quizzes.error)}
        </ErrorPanel>
      )}
      {quizzes.data && <NoQuizzes />}
    </>
  )
}

function NoQuizzes() {
  const { home } = KINDS[useKindHere()]
  const create = (
    <Link to={`${home}/create`} className={buttonClass({ variant: 'primary' })}>
      {t('results.createQuiz')}
    </Link>
  )
  return (
    <Card>
      <h2 className="sr-only">{t('results.total')}</h2>
      <EmptyState title={t('results.noQuizzes')} action={create}>
        {t('results.noQuizzesHint')}
      </EmptyState>
    </Card>
  )
}

function ResultsOf({ quizId, quizzes }: { quizId: string; quizzes: readonly ListedQuiz[] }) {
  const [params, setParams] = useSearchParams()
  const queries = useQueryClient()
  const view = viewOf(params)
  const results = useQuery(resultsQuery({ quizId, ...view }))
  const changed = useCallback(() => {
    for (const key of ['results', QUESTION_RESULTS, 'running'])
      void queries.invalidateQueries({ queryKey: [key, quizId] })
  }, [queries, quizId])
  const live = useLiveFigures(quizId, changed)
  const shown = results.data?.quizId === quizId ? { ...results.data, ...live.figures } : undefined

  const isPractice = results.error instanceof FailedCall && results.error.failure.code === 'practice_paper'
  const isLeaving = useIsLeaving()
  const changeView = (change: Partial<ResultsView>) => {
    // What was typed settles a moment later: it must not call back somebody who has pressed a row by then.
    if (isLeaving) return
    void setParams(paramsOf(quizId, { ...view, ...change }), {
      replace: change.search !== undefined,
      preventScrollReset: change.page === undefined || change.search !== undefined || change.sort !== undefined,
    })
  }
  // Rows that were there when the address was made may be gone, or found no more.
  const isPast = shown !== undefined && !results.isPlaceholderData && view.page > shown.pages
  if (isPast) return <Navigate to={`?${paramsOf(quizId, { ...view, page: shown.pages })}`} replace />
  const pick = (id: string) => void setParams(paramsOf(id, { ...viewOf(new URLSearchParams()), tab: view.tab }))
  const refresh = async () => {
    const [refreshed] = await Promise.all([
      results.refetch(),
      queries.invalidateQueries({ queryKey: [QUESTION_RESULTS, quizId] }),
    ])
    return refreshed
  }

  return (
    <>
      <header className={HEADER}>
        <h1 className={HEADING}>{t('results.heading')}</h1>
        <div className={PICKER}>
          <QuizPicker quizzes={quizzes} quizId={quizId} title={shown?.title} onPick={pick} />
        </div>
        <div className="flex flex-wrap gap-2 sm:pb-1">
          {!isPractice && <ExportMenu quizId={quizId} />}
          <RefreshButton onRefresh={refresh} />
        </div>
      </header>
      <PrintedHead of={quizId}>
        <p className="hidden text-xl font-semibold print:block">{shown?.title}</p>
      </PrintedHead>
      <div className="mt-3">
        {isPractice && <PracticeRuns key={quizId} quizId={quizId} />}
        {results.isError && !isPractice && (
          <ResultsError error={results.error} isBusy={results.isFetching} onRetry={results.refetch} />
        )}
        {!shown && !results.isError && (
          <Card>
            <SkeletonLines lines={8} />
          </Card>
        )}
      </div>
      {shown && (
        <>
          <div className="mb-1 flex flex-wrap items-baseline gap-x-6">
            <ResultSummary {...shown} />
            <Following isWaiting={live.following === 'waiting'} isTaken={shown.inProgress > 0} />
          </div>
          <ViewLinks quizId={quizId} view={view} />
          {view.tab !== 'students' ? (
            <Suspense fallback={<QuestionsOnTheWay />}>
              <AnalysisView
                key={quizId}
                tab={view.tab}
                results={shown}
                quizId={quizId}
                version={view.version}
                onVersion={(version) => changeView({ version })}
              />
            </Suspense>
          ) : (
            <section aria-label={t('results.total')}>
              <Suspense fallback={<RunningToCome count={shown.inProgress} />}>
                <Running key={quizId} quizId={quizId} expected={shown.inProgress} />
              </Suspense>
              <h2 className="sr-only">{t('results.total')}</h2>
              <AttemptsPanel
                key={quizId}
                results={shown}
                quiz={quizzes.find(({ id }) => id === quizId)}
                view={view}
                isChanging={results.isPlaceholderData}
                onView={changeView}
              />
              <PrivacyLink quizId={quizId} />
            </section>
          )}
        </>
      )}
    </>
  )
}

/** Whether the figures follow by themselves. */
function Following({ isWaiting, isTaken }: { isWaiting: boolean; isTaken: boolean }) {
  return (
    <p className={classNames('text-sm text-ink-soft print:hidden', !isWaiting && 'max-sm:sr-only')} role="status">
      {isWaiting ? t('results.notUpToDate') : isTaken && t('results.updatesItself')}
    </p>
  )
}

const QuestionsOnTheWay = () => (
  <Card>
    <SkeletonLines lines={8} />
  </Card>
)

type Refetch = () => Promise<{ isSuccess: boolean }>

function RefreshButton({ onRefresh }: { onRefresh: Refetch }) {
  const [isBusy, setBusy] = useState(false)
  const refresh = async () => {
    setBusy(true)
    const { isSuccess } = await onRefresh()
    setBusy(false)
    if (isSuccess) toast.success(t('results.refreshed'))
  }
  return (
    <Button
      size="sm"
      busy={isBusy}
      icon={<RefreshCw aria-hidden="true" className="size-4" />}
      onClick={() => void refresh()}
    >
      {t('results.refresh')}
    </Button>
  )
}

type ResultsErrorProps = { error: Error; isBusy: boolean; onRetry: Refetch }

function ResultsError({ error, isBusy, onRetry }: ResultsErrorProps) {
  const isGone = error instanceof FailedCall && error.failure.status === 404
  if (isGone) return <ErrorPanel title={t('results.quizGone')}>{t('results.quizGoneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('results.resultsFailed')} busy={isBusy} onRetry={() => void onRetry()}>
      {errorText(error)}
    </ErrorPanel>
  )
}
