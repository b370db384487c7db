import Share from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { MarkingNotice } from '../../hand-marks/components/marking-notice.tsx'
import { t } from '../../i18n/results.ts'
import { LateNotice } from '../../late-answers/components/late-notice.tsx'
import type { ListedQuiz } from '../../questionnaires/quiz-list.ts'
import { ShareDialog } from '../../questionnaires/share-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import type { ResultsPage } from '../api.ts'
import { paramsOf, type ResultsView } from '../results-view.ts'
import { ResultsTools } from './results-tools.tsx'
import { SubmissionsTable } from './submissions-table.tsx'

type SubmissionsPanelProps = {
  results: ResultsPage
  quiz: ListedQuiz | undefined
  view: ResultsView
  /** Other rows are on their way. */
  isChanging: boolean
  onView: (change: Partial<ResultsView>) => void
}

export function SubmissionsPanel({ results, quiz, view, isChanging, onView }: SubmissionsPanelProps) {
  if (results.total === 0) return <NobodyYet quiz={quiz} />
  const from = `/dashboard/quizzes/result?${paramsOf(results.quizId, view)}`
  const isEmpty = results.rows.length === 0
  return (
    <>
      <MarkingNotice quizId={results.quizId} waiting={results.markingWaiting} />
      <LateNotice
        quizId={results.quizId}
        waiting={results.lateWaiting}
        hasLate={results.rows.some(({ late }) => late !== null)}
      />
      <ResultsTools view={view} onView={onView} />
      <p
        role="status"
        className={classNames('tabular mt-3 mb-2 text-sm text-ink-soft', view.search === '' && 'sr-only')}
      >
        {t('results.found', { count: results.found })}
      </p>
      <Card flush className={classNames('mt-3', isChanging && 'opacity-60')} aria-busy={isChanging}>
        {isEmpty ? (
          <EmptyState
            title={t('results.nothingFound', { search: view.search })}
            action={<Button onClick={() => onView({ search: '', page: 1 })}>{t('results.clearSearch')}</Button>}
          >
            {t('results.nothingFoundHint')}
          </EmptyState>
        ) : (
          <SubmissionsTable title={results.title} rows={results.rows} from={from} />
        )}
      </Card>
      <div className="mt-4 print:hidden">
        <Pagination page={results.page} pages={results.pages} onPage={(page) => onView({ page })} />
      </div>
    </>
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
