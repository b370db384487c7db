import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import Users from 'lucide-react/icons/users'
import { changeOf } from '#domain/statistics/change.ts'
import { errorText } from '../i18n/all-failures.ts'
import { formatDateTime, formatNumber, formatPercent } from '../i18n/format.ts'
import { t as desk } from '../i18n/teachers/dashboard.ts'
import { t } from '../i18n/teachers/home.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stat } from '../ui/stat.tsx'
import { AnsweredLately } from './answered.tsx'
import { type Home as HomeData, homeQuery } from './api.ts'
import { Attention } from './attention.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Tiles } from './tiles.tsx'
import { UnverifiedNote } from './unverified-note.tsx'
import { useLiveHome } from './use-live-home.ts'
import { WelcomeBanner } from './welcome-banner.tsx'

export function Home() {
  const home = useQuery(homeQuery)
  useLiveHome()
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="sr-only">{desk('dashboard.home')}</h1>
      <WelcomeBanner latest={home.data?.latest} />
      {home.isError && !home.data && (
        <ErrorPanel title={t('home.listFailed')} busy={home.isFetching} onRetry={() => void home.refetch()}>
          {errorText(home.error)}
        </ErrorPanel>
      )}
      {home.data && home.isError && (
        <p role="status" className="-mb-3 text-sm text-ink-soft">
          {t('home.notUpToDate', { time: formatDateTime(home.dataUpdatedAt) })}
        </p>
      )}
      {home.isPending && <HomeSkeleton />}
      {home.data && (
        <>
          <Attention home={home.data} />
          <UnverifiedNote />
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
            <AnsweredLately home={home.data} />
            <QuickActions latest={home.data.latest} />
          </div>
          <Figures home={home.data} />
          <Tiles />
          <RecentActivity activity={home.data.activity} />
        </>
      )}
    </div>
  )
}

function Figures({ home: { totals, changes } }: { home: HomeData }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 sm:gap-4">
      <Stat
        label={t('home.totalQuizzes')}
        icon={<ListChecks aria-hidden="true" />}
        value={formatNumber(totals.quizzes)}
        note={changeText(changes.quizzes)}
      />
      <Stat
        label={t('home.activeUsers')}
        icon={<Users aria-hidden="true" />}
        value={formatNumber(totals.activeUsers)}
        note={
          <>
            <span className="block">{t('home.activeUsersNote')}</span>
            {changeText(changes.activeUsers)}
          </>
        }
      />
    </dl>
  )
}

const changeText = (counts: { lately: number; before: number }): string => {
  const change = changeOf(counts)
  switch (change.kind) {
    case 'none':
      return t('home.changeNone')
    case 'first':
      return t('home.changeNew', { count: change.count })
    case 'same':
      return t('home.changeSame')
    case 'counted':
      return t(change.difference > 0 ? 'home.countMore' : 'home.countLess', {
        count: Math.abs(change.difference),
      })
    case 'compared':
      return t(change.ratio > 0 ? 'home.changeMore' : 'home.changeLess', {
        percent: formatPercent(Math.abs(change.ratio)),
      })
  }
}

function HomeSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-6">
      <span className="sr-only">{desk('dashboard.loading')}</span>
      <Skeleton className="h-28" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
