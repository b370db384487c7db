import { NavLink } from 'react-router'
import { dashboardPages } from '../../dashboard/pages.tsx'
import { t } from '../../i18n/dashboard.ts'
import { classNames } from '../../ui/class-names.ts'

const links = dashboardPages.flatMap(({ address, title, Icon }) => (Icon ? { address, title, Icon } : []))

export function NavigationLinks() {
  return (
    <nav aria-label={t('dashboard.menu')}>
      <ul className="grid gap-1">
        {links.map(({ address, title, Icon }) => (
          <li key={address}>
            <NavLink
              to={address}
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
              {title()}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
