import ChartColumn from 'lucide-react/icons/chart-column'
import CirclePlus from 'lucide-react/icons/circle-plus'
import House from 'lucide-react/icons/house'
import ListChecks from 'lucide-react/icons/list-checks'
import { NavLink } from 'react-router'
import { t } from '../../i18n/dashboard.ts'
import { classNames } from '../../ui/class-names.ts'

export function NavigationLinks() {
  const links = [
    { to: '/dashboard', label: t('dashboard.home'), Icon: House },
    { to: '/dashboard/quizzes', label: t('dashboard.quizzes'), Icon: ListChecks },
    { to: '/dashboard/quizzes/create', label: t('dashboard.createQuiz'), Icon: CirclePlus },
    { to: '/dashboard/quizzes/result', label: t('dashboard.results'), Icon: ChartColumn },
  ]
  return (
    <nav aria-label={t('dashboard.menu')}>
      <ul className="grid gap-1">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                classNames(
                  'flex min-h-11 items-center gap-3 rounded border-s-4 px-3 no-underline transition-colors duration-150',
                  isActive
                    ? 'border-accent bg-brand-soft font-semibold text-brand'
                    : 'border-transparent text-ink-soft hover:bg-surface-sunken hover:text-ink',
                )
              }
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
