import { useQuery } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/trends.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { studentsQuery } from './api.ts'
import { paramsOf, type TrendsView } from './trends-view.ts'
import { Waiting } from './waiting.tsx'
import { Who } from './who.tsx'

type ViewProps = { view: TrendsView; onView: (change: Partial<TrendsView>) => void }

/** A search for one student among all that have taken a quiz. */
export function StudentsView({ view, onView }: ViewProps) {
  return (
    <>
      <SearchField
        className="mb-4"
        label={t('trends.searchStudent')}
        search={view.search}
        onSearch={(search) => onView({ search })}
      />
      {view.search === '' ? (
        <Card>
          <EmptyState title={t('trends.searchFirst')}>{t('trends.searchFirstHint')}</EmptyState>
        </Card>
      ) : (
        <Found view={view} />
      )}
    </>
  )
}

function Found({ view }: { view: TrendsView }) {
  const students = useQuery(studentsQuery(view.search))
  const { data } = students
  if (!data) return <Waiting query={students} />
  if (data.rows.length === 0 && !students.isPlaceholderData)
    return (
      <Card>
        <EmptyState title={t('trends.nobodyFound', { search: view.search })}>{t('trends.nobodyFoundHint')}</EmptyState>
      </Card>
    )
  const from = `/dashboard/analytics?${paramsOf(view)}`
  return (
    <div aria-busy={students.isPlaceholderData} className={classNames(students.isPlaceholderData && 'opacity-60')}>
      <p role="status" className="tabular mb-2 text-sm text-ink-soft">
        {data.more ? t('trends.moreFound') : t('trends.foundStudents', { count: data.rows.length })}
      </p>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.rows.map((student) => (
            <li key={student.id}>
              <Link
                to={`/dashboard/analytics/students/${encodeURIComponent(student.id)}`}
                state={{ from }}
                className="flex min-h-14 items-center gap-3 px-4 py-2.5 no-underline hover:bg-brand-soft"
              >
                <span className="min-w-0 grow wrap-anywhere">
                  <span className="block font-semibold text-brand underline underline-offset-4">{student.name}</span>
                  <Who student={student} />
                </span>
                <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
