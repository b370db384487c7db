import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from 'react-router'
import { formatDate, formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/trends.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type Month, type QuizInTerm, type Term, termQuery } from '../api.ts'
import { percentText, rangeText } from '../percent-text.ts'
import { monthText, termSentence } from '../term-words.ts'
import { paramsOf, type TrendsView } from '../trends-view.ts'
import { Filters } from './filters.tsx'
import { Legend } from './legend.tsx'
import { LineChart, type Point } from './line-chart.tsx'
import { Nothing } from './nothing.tsx'
import { Waiting } from './waiting.tsx'

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
        <Filters view={view} subjects={data.subjects} onView={onView} />
      </div>
      {data.found === 0 ? <Nothing isAtAll={false} onView={onView} /> : <TermOf term={data} onView={onView} />}
    </div>
  )
}

function TermOf({ term, onView }: { term: Term; onView: ViewProps['onView'] }) {
  const { sentence, isChange } = termSentence(term)
  const counted = {
    results: t('trends.results', { count: term.results }),
    quizzes: t('trends.quizzes', { count: term.found }),
  }
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <p className="text-lg font-semibold wrap-anywhere">{sentence}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {isChange ? t('trends.counted', counted) : t('trends.noChangeHint')} {t('trends.ofOwn')}
        </p>
        <div className="mt-4">
          {term.pages > 1 && term.months.length > 1 ? (
            <MonthsChart months={term.months} />
          ) : (
            <QuizzesChart quizzes={term.rows} />
          )}
        </div>
        {term.months.length > 1 && (
          <details className="mt-3">
            <summary className="min-h-11 cursor-pointer py-2 font-medium">{t('trends.byMonth')}</summary>
            <Table
              caption={t('trends.captionMonths')}
              columns={MONTH_COLUMNS}
              rows={term.months}
              rowKey={({ month }) => month}
            />
          </details>
        )}
      </Card>
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

const valuesOf = (points: readonly Point[]) => points.map(({ value }) => percentText(value)).join(', ')

function MonthsChart({ months }: { months: readonly Month[] }) {
  const points = months.map(({ month, mean }) => ({ key: month, name: monthText(month), value: mean }))
  const label = t('trends.chartMonths', { values: valuesOf(points) })
  return <LineChart label={label} points={points} from={points[0]?.name ?? ''} to={points.at(-1)?.name ?? ''} />
}

function QuizzesChart({ quizzes }: { quizzes: readonly QuizInTerm[] }) {
  const ordered = [...quizzes].reverse()
  const points = ordered.map(({ id, title, mean, low, high }) => ({
    key: id,
    name: title,
    value: mean,
    range: { low, high },
  }))
  const [first, last] = [ordered[0], ordered.at(-1)]
  return (
    <>
      <LineChart
        label={t('trends.chartQuizzes', { values: valuesOf(points) })}
        points={points}
        from={first ? formatDate(first.takenAt) : ''}
        to={last ? formatDate(last.takenAt) : ''}
      />
      <Legend
        entries={[
          ['line', t('trends.legendMean')],
          ['bar', t('trends.legendMiddle')],
        ]}
      />
    </>
  )
}

const QUIZ_COLUMNS: readonly Column<QuizInTerm>[] = [
  {
    key: 'quiz',
    header: t('trends.quiz'),
    cell: ({ id, title, subject }) => (
      <span className="block wrap-anywhere">
        <Link
          to={`/dashboard/quizzes/result?quiz=${encodeURIComponent(id)}`}
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
    cell: ({ mean }) => <span className="font-semibold">{percentText(mean)}</span>,
  },
  { key: 'median', header: t('trends.median'), numeric: true, cell: ({ median }) => percentText(median) },
  { key: 'middle', header: t('trends.middleHalf'), numeric: true, phone: 'hidden', cell: rangeText },
]

const MONTH_COLUMNS: readonly Column<Month>[] = [
  { key: 'month', header: t('trends.month'), cell: ({ month }) => monthText(month) },
  { key: 'quizzes', header: t('trends.quizCount'), numeric: true, cell: ({ quizzes }) => formatNumber(quizzes) },
  { key: 'results', header: t('trends.resultCount'), numeric: true, cell: ({ results }) => formatNumber(results) },
  { key: 'mean', header: t('trends.mean'), numeric: true, phone: 'lead', cell: ({ mean }) => percentText(mean) },
]
