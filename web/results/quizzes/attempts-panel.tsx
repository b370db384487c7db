import Check from 'lucide-react/icons/check'
import ListChecks from 'lucide-react/icons/list-checks'
import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { t } from '../../i18n/teachers/results.ts'
import { RequestsNotice } from '../../personal-data/requests-notice.tsx'
import { KINDS } from '../../questionnaires/kinds.tsx'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { ShareLater } from '../../questionnaires/share/share-later.tsx'
import { useKindHere } from '../../questionnaires/use-kind-here.ts'
import { LateNotice } from '../../runs/late/late-notice.tsx'
import { MarkingNotice } from '../../runs/marking/marking-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { ResultsPage } from './api.ts'
import { AttemptsTable } from './attempts-table.tsx'
import { type Picked, PickedBar, withRows } from './picked-bar.tsx'
import { ResultsTools } from './results-tools.tsx'
import { EVERYBODY, isNarrowed, paramsOf, type ResultsView, sortNamed } from './results-view.ts'

type AttemptsPanelProps = {
  results: ResultsPage
  quiz: ListedQuiz | undefined
  view: ResultsView
  /** Other rows are on their way. */
  isChanging: boolean
  onView: (change: Partial<ResultsView>) => void
}

export function AttemptsPanel({ results, quiz, view, isChanging, onView }: AttemptsPanelProps) {
  const { home } = KINDS[useKindHere()]
  /** While somebody is selecting. */
  const [picked, setPicked] = useState<Picked | null>(null)
  if (results.total === 0) return <NobodyYet quiz={quiz} isTaken={results.inProgress > 0} />
  const from = `${home}/result?${paramsOf(results.quizId, view)}`
  const Sign = picked ? Check : ListChecks
  const isEmpty = results.rows.length === 0
  return (
    <>
      <div className="flex flex-wrap gap-x-3 *:grow *:basis-80">
        <RequestsNotice quizId={results.quizId} />
        <MarkingNotice quizId={results.quizId} waiting={results.markingWaiting} />
        <LateNotice
          quizId={results.quizId}
          waiting={results.lateWaiting}
          hasLate={results.rows.some(({ late }) => late !== null)}
        />
      </div>
      <ResultsTools
        view={view}
        versions={results.versions}
        hasDistricts={results.rows.some(({ district }) => district !== '')}
        onView={onView}
      >
        <Button
          icon={<Sign aria-hidden="true" className="size-5" />}
          onClick={() => setPicked(picked ? null : new Map())}
        >
          <span className="max-sm:sr-only">{t(picked ? 'results.stopSelecting' : 'results.select')}</span>
        </Button>
      </ResultsTools>
      {picked && <PickedBar results={results} view={view} picked={picked} onPicked={setPicked} />}
      <p role="status" className={classNames('tabular mt-2 text-sm text-ink-soft', !isNarrowed(view) && 'sr-only')}>
        {t('results.found', { count: results.found })}
      </p>
      <Card flush className={classNames('mt-2', isChanging && 'opacity-60')} aria-busy={isChanging}>
        {isEmpty ? (
          <NothingFound search={view.search} onShowAll={() => onView(EVERYBODY)} />
        ) : (
          <AttemptsTable
            title={results.title}
            rows={results.rows}
            from={from}
            picking={picked && { picked, onPick: (row, isPicked) => setPicked(withRows(picked, [row], isPicked)) }}
            sorting={{ key: view.sort, descending: view.order === 'down' }}
            onSort={({ key, descending }) =>
              onView({ sort: sortNamed(key), order: descending ? 'down' : 'up', page: 1 })
            }
          />
        )}
      </Card>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{t('results.timeTakenHint')}</p>
      <div className="mt-4 print:hidden">
        <Pagination page={results.page} pages={results.pages} onPage={(page) => onView({ page })} />
      </div>
    </>
  )
}

function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  const isSearched = search !== ''
  return (
    <EmptyState
      title={isSearched ? t('results.nothingFound', { search }) : t('results.nothingLeft')}
      action={<Button onClick={onShowAll}>{t(isSearched ? 'results.clearSearch' : 'results.showAll')}</Button>}
    >
      {t(isSearched ? 'results.nothingFoundHint' : 'results.nothingLeftHint')}
    </EmptyState>
  )
}

/** `isTaken`: some are at it, and need no link any more. */
function NobodyYet({ quiz, isTaken }: { quiz: ListedQuiz | undefined; isTaken: boolean }) {
  const kind = useKindHere()
  const [isSharing, setSharing] = useState(false)
  const share = (
    <Button variant="primary" icon={<Share aria-hidden="true" className="size-5" />} onClick={() => setSharing(true)}>
      {t('results.share')}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t('results.noSubmissions')} action={quiz && !isTaken && share}>
        {t(isTaken ? 'results.noSubmissionsTaken' : 'results.noSubmissionsHint')}
      </EmptyState>
      {quiz && isSharing && <ShareLater quiz={{ kind, ...quiz }} onClose={() => setSharing(false)} />}
    </Card>
  )
}
