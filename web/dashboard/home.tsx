import { useQuery } from '@tanstack/react-query'
import ListChecks from 'lucide-react/icons/list-checks'
import Percent from 'lucide-react/icons/percent'
import Users from 'lucide-react/icons/users'
import { errorText } from '../i18n/all-failures.ts'
import { t } from '../i18n/dashboard.ts'
import { formatNumber, formatPercent } from '../i18n/format.ts'
import { newestQuery, type QuizPage } from '../questionnaires/api.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Stat } from '../ui/stat.tsx'
import { LatestQuizzes } from './components/latest-quizzes.tsx'
import { Tiles } from './components/tiles.tsx'
import { WelcomeBanner } from './components/welcome-banner.tsx'

const LATEST = 5

export function Home() {
  const quizzes = useQuery(newestQuery)
  const newest = quizzes.data?.rows.slice(0, LATEST)
  return (
    <div className="grid gap-6">
      <WelcomeBanner newest={newest} />
      {quizzes.isError && !quizzes.data && (
        <ErrorPanel title={t('dashboard.listFailed')} busy={quizzes.isFetching} onRetry={() => void quizzes.refetch()}>
          {errorText(quizzes.error)}
        </ErrorPanel>
      )}
      {quizzes.isPending && <HomeSkeleton />}
      {quizzes.data && <Figures totals={quizzes.data.totals} />}
      {newest && (
        <>
          <LatestQuizzes quizzes={newest} />
          <Tiles />
        </>
      )}
    </div>
  )
}

function Figures({ totals }: Pick<QuizPage, 'totals'>) {
  return (
    <dl className="grid grid-cols-2 gap-4 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
      <Stat
        label={t('dashboard.totalQuizzes')}
        icon={<ListChecks aria-hidden="true" />}
        value={formatNumber(totals.quizzes)}
      />
      <Stat
        label={t('dashboard.activeUsers')}
        icon={<Users aria-hidden="true" />}
        value={formatNumber(totals.submissions)}
        note={t('dashboard.activeUsersNote')}
      />
      <Stat
        label={t('dashboard.averageScore')}
        icon={<Percent aria-hidden="true" />}
        value={totals.averagePercent === null ? '–' : formatPercent(totals.averagePercent / 100)}
        note={t(totals.averagePercent === null ? 'dashboard.noScoreYet' : 'dashboard.averageNote')}
      />
    </dl>
  )
}

function HomeSkeleton() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('dashboard.loading')}</span>
      <div className="grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-72" />
    </div>
  )
}
