import ChartColumn from 'lucide-react/icons/chart-column'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ListChecks from 'lucide-react/icons/list-checks'
import { Link } from 'react-router'
import { t } from '../../i18n/dashboard.ts'

export function Tiles() {
  const tiles = [
    { to: '/dashboard/quizzes', name: t('dashboard.quizzes'), about: t('dashboard.quizzesTile'), Icon: ListChecks },
    {
      to: '/dashboard/quizzes/result',
      name: t('dashboard.results'),
      about: t('dashboard.resultsTile'),
      Icon: ChartColumn,
    },
  ]
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {tiles.map(({ to, name, about, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-4 rounded border border-line bg-surface p-4 text-ink no-underline transition-colors duration-150 hover:border-brand hover:bg-brand-soft"
          >
            <Icon aria-hidden="true" className="size-7 shrink-0 text-brand" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-ink-soft">{about}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
