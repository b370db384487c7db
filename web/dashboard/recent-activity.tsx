import { Link } from 'react-router'
import { formatDateTime } from '../i18n/format.ts'
import { t } from '../i18n/teachers/dashboard.ts'
import { LogList } from '../people/activity/log-list.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Home } from './api.ts'

/** What students have handed in lately, and what the account's log says last. */
export function RecentActivity({ home: { attempts, activity } }: { home: Home }) {
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-3">
        <h2 className="text-lg">{t('dashboard.recentActivity')}</h2>
        <Link to="/dashboard/activity" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('dashboard.allActivity')}
        </Link>
      </div>
      {attempts.length > 0 && (
        <ul className="border-b border-line">
          {attempts.map(({ id, title, count, lastAt }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line px-4 py-3 first:border-t-0"
            >
              <Link
                to={`/dashboard/quizzes/result?${new URLSearchParams({ quiz: id })}`}
                className="min-w-0 flex-[1_1_min(100%,18rem)] font-semibold text-ink underline wrap-anywhere"
              >
                {t('dashboard.submitted', { count, title })}
              </Link>
              <time
                dateTime={new Date(lastAt).toISOString()}
                className="tabular text-sm text-ink-soft sm:whitespace-nowrap"
              >
                {formatDateTime(lastAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <LogList entries={activity} label={t('dashboard.recentActivity')} />
    </Card>
  )
}
