import ChevronDown from 'lucide-react/icons/chevron-down'
import { NavLink, useLocation } from 'react-router'
import { dashboardPages, type MenuGroup } from '../dashboard/pages.tsx'
import { t } from '../i18n/teachers/dashboard.ts'
import { classNames } from '../ui/class-names.ts'

const links = dashboardPages.flatMap(({ address, title, Icon, group }) => (Icon ? { address, title, Icon, group } : []))
type MenuLink = (typeof links)[number]

const GROUP_NAMES: Record<MenuGroup, () => string> = {
  quizzes: () => t('dashboard.groupQuizzes'),
  exams: () => t('dashboard.groupExams'),
  polls: () => t('dashboard.groupPolls'),
  surveys: () => t('dashboard.groupSurveys'),
}

/** What stands together, in the order of the menu. */
const parts = links.reduce<{ group: MenuGroup | undefined; links: MenuLink[] }[]>((before, link) => {
  const last = before.at(-1)
  if (last && last.group === link.group) last.links.push(link)
  else before.push({ group: link.group, links: [link] })
  return before
}, [])

/** Quizzes are open at first; the other groups are where one is in them, so that all of it fits on a small screen. */
export function NavigationLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('dashboard.menu')} className="grid grid-cols-1 gap-0.5">
      {parts.map(({ group, links: own }) =>
        group === undefined ? (
          <Links key={own[0]?.address} of={own} />
        ) : (
          <details
            key={group}
            open={group === 'quizzes' || pathname.startsWith(`/dashboard/${group}`) || undefined}
            className="group"
          >
            <summary className="flex min-h-8 cursor-pointer items-center gap-2 rounded px-4 text-sm font-semibold text-ink-soft hover:bg-surface-sunken pointer-coarse:min-h-11">
              <span className="flex-1">{GROUP_NAMES[group]()}</span>
              <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <Links of={own} />
          </details>
        ),
      )}
    </nav>
  )
}

function Links({ of }: { of: readonly MenuLink[] }) {
  return (
    <ul className="grid grid-cols-1">
      {of.map(({ address, title, Icon }) => (
        <li key={address}>
          <NavLink
            to={address}
            end
            className={({ isActive }) =>
              classNames(
                'flex min-h-9 items-center gap-3 rounded border-s-4 px-3 no-underline transition-colors duration-150 pointer-coarse:min-h-11',
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
  )
}
