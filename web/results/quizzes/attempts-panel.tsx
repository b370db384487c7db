import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { t } from '../../i18n/teachers/results.ts'
import { EraseSelected } from '../../personal-data/erase-selected.tsx'
import { RequestsNotice } from '../../personal-data/requests-notice.tsx'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { ShareDialog } from '../../questionnaires/share/share-dialog.tsx'
import { RemoveSelected } from '../../runs/invigilation/remove-selected.tsx'
import { LateNotice } from '../../runs/late/late-notice.tsx'
import { MarkingNotice } from '../../runs/marking/marking-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { ResultsPage } from './api.ts'
import { AttemptsTable } from './attempts-table.tsx'
import { ResultsTools } from './results-tools.tsx'
import { EVERYBODY, isNarrowed, paramsOf, type ResultsView } from './results-view.ts'

type AttemptsPanelProps = {
  results: ResultsPage
  quiz: ListedQuiz | undefined
  view: ResultsView
  /** Other rows are on their way. */
  isChanging: boolean
  onView: (change: Partial<ResultsView>) => void
}

export function AttemptsPanel({ results, quiz, view, isChanging, onView }: AttemptsPanelProps) {
  /** Names by ids, while somebody is selecting. */
  const [picked, setPicked] = useState<ReadonlyMap<string, string> | null>(null)
  const pick = ({ id, name }: { id: string; name: string }, isPicked: boolean) => {
    const next = new Map(picked)
    if (isPicked) next.set(id, name)
    else next.delete(id)
    setPicked(next)
  }
  if (results.total === 0) return <NobodyYet quiz={quiz} />
  const from = `/dashboard/quizzes/result?${paramsOf(results.quizId, view)}`
  const isEmpty = results.rows.length === 0
  return (
    <>
      <RequestsNotice quizId={results.quizId} />
      <MarkingNotice quizId={results.quizId} waiting={results.markingWaiting} />
      <LateNotice
        quizId={results.quizId}
        waiting={results.lateWaiting}
        hasLate={results.rows.some(({ late }) => late !== null)}
      />
      <ResultsTools
        view={view}
        versions={results.versions}
        hasDistricts={results.rows.some(({ district }) => district !== '')}
        onView={onView}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:mt-3 sm:mb-2 print:hidden">
        <p role="status" className={classNames('tabular text-sm text-ink-soft', !isNarrowed(view) && 'sr-only')}>
          {t('results.found', { count: results.found })}
        </p>
        <div className="ms-auto flex flex-wrap justify-end gap-2">
          {picked && <EraseSelected quizId={results.quizId} picked={picked} onDone={() => setPicked(null)} />}
          {picked && <RemoveSelected quizId={results.quizId} picked={picked} onDone={() => setPicked(null)} />}
          <Button size="sm" variant="quiet" onClick={() => setPicked(picked ? null : new Map())}>
            {t(picked ? 'results.stopSelecting' : 'results.select')}
          </Button>
        </div>
      </div>
      <Card flush className={classNames(isChanging && 'opacity-60')} aria-busy={isChanging}>
        {isEmpty ? (
          <NothingFound search={view.search} onShowAll={() => onView(EVERYBODY)} />
        ) : (
          <AttemptsTable
            title={results.title}
            rows={results.rows}
            from={from}
            picking={picked && { picked, onPick: pick }}
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

function NobodyYet({ quiz }: { quiz: ListedQuiz | undefined }) {
  const [isSharing, setSharing] = useState(false)
  const share = (
    <Button variant="primary" icon={<Share aria-hidden="true" className="size-5" />} onClick={() => setSharing(true)}>
      {t('results.share')}
    </Button>
  )
  return (
    <Card>
      <EmptyState title={t('results.noSubmissions')} action={quiz && share}>
        {t('results.noSubmissionsHint')}
      </EmptyState>
      {quiz && isSharing && <ShareDialog quiz={quiz} onClose={() => setSharing(false)} />}
    </Card>
  )
}
