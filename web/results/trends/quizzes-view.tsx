import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { kindOf } from '#contract/questionnaires/kind-on-wire.ts'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/trends.ts'
import { resultsAddress } from '../../questionnaires/kinds.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type QuizInTerm, type Term, termQuery } from './api.ts'
import { isByMonth } from './drawn-points.ts'
import { Filters } from './filters.tsx'
import { Nothing } from './nothing.tsx'
import { percentText, rangeText, soFarText } from './percent-text.ts'
import { MonthsChart, QuizzesChart } from './term-charts.tsx'
import { paramsOf, type TrendsView } from './trends-view.ts'
import { Waiting } from './waiting.tsx'
import { WhoseField } from './whose-field.tsx'

type ViewProps = { view: TrendsView; onView: (change: Partial<TrendsView>) => void }

/** A class over the term: its quizzes in the order of time. */
export function QuizzesView({ view, onView }: ViewProps) {
  const term = useQuery(termQuery(view))
  const { data } = term
  if (!data) return <Waiting query={term} />
  // Quizzes that were there when the address was made may be gone, or fit no more.
  const isPast = !term.isPlaceholderData && view.page > data.pages
  if (isPast) return <Navigate to={`?${paramsOf({ ...view, page: data.pages })}`} replace />
  if (data.subjects.length === 0) return <Nothing isAtAll onView={onView} />
  return (
    <div aria-busy={term.isPlaceholderData} className={classNames(term.isPlaceholderData && 'opacity-60')}>
      <div className="mb-4 flex flex-wrap gap-3 print:hidden">
        <WhoseField view={view} fields={data.fields} onView={onView} />
        <Filters view={view} choices={data} onView={onView} />
      </div>
      {data.found === 0 ? (
        <Nothing isAtAll={false} leftOut={data.leftOut} onView={onView} />
      ) : (
        <TermOf view={view} term={data} onView={onView} />
      )}
    </div>
  )
}

function TermOf({ view, term, onView }: ViewProps & { term: Term }) {
  return (
    <div className="flex flex-col gap-5">
      {isByMonth(term) ? <MonthsChart view={view} term={term} /> : <QuizzesChart view={view} term={term} />}
      <section aria-label={t('trends.captionQuizzes')}>
        <Card flush>
          <Table caption={t('trends.captionQuizzes')} columns={QUIZ_COLUMNS} rows={term.rows} rowKey={({ id }) => id} />
        </Card>
        <p className="mt-2 text-sm text-ink-soft">{t('trends.middleHint')}</p>
        <div className="mt-4 print:hidden">
          <Pagination page={term.page} pages={term.pages} onPage={(page) => onView({ page })} />
        </div>
      </section>
    </div>
  )
}

const QUIZ_COLUMNS: readonly Column<QuizInTerm>[] = [
  {
    key: 'quiz',
    header: t('trends.paper'),
    cell: ({ kind, id, title, subject }) => (
      <span className="block wrap-anywhere">
        <Link
          to={resultsAddress({ kind: kindOf({ kind }), id })}
          className="stretched font-semibold text-brand underline underline-offset-4"
        >
          {title}
        </Link>
        <span className="block text-sm font-normal text-ink-soft">{subject}</span>
      </span>
    ),
  },
  {
    key: 'taken',
    header: t('trends.taken'),
    bare: true,
    folds: 'narrow',
    cell: ({ takenAt }) => <span className="whitespace-nowrap">{formatDate(takenAt)}</span>,
  },
  {
    key: 'students',
    header: t('trends.students'),
    numeric: true,
    cell: ({ students }) => formatNumber(students),
  },
  {
    key: 'mean',
    header: t('trends.mean'),
    numeric: true,
    phone: 'lead',
    cell: ({ mean, waiting }) => <span className="font-semibold">{soFarText(mean, waiting)}</span>,
  },
  { key: 'median', header: t('trends.median'), numeric: true, cell: ({ median }) => percentText(median) },
  { key: 'middle', header: t('trends.middleHalf'), numeric: true, phone: 'hidden', cell: rangeText },
]
