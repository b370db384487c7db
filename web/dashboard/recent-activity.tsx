import { Link } from 'react-router'
import { t } from '../i18n/teachers/home.ts'
import { LogList } from '../people/activity/log-list.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import type { Home } from './api.ts'

/** What the log says last of quizzes, polls and surveys. */
export function RecentActivity({ activity }: Pick<Home, 'activity'>) {
  if (activity.length === 0) return null
  return (
    <Card flush>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-3">
        <h2 className="text-lg">{t('home.recentActivity')}</h2>
        <Link to="/dashboard/activity" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          {t('home.allActivity')}
        </Link>
      </div>
      <LogList entries={activity} label={t('home.recentActivity')} />
    </Card>
  )
}
