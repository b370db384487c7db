import { Link } from 'react-router'
import { t } from '../../i18n/teachers/responses.ts'
import { classNames } from '../../ui/class-names.ts'
import { type ResponsesView, searchOf, viewsOf } from './responses-view.ts'

/** How the same responses are looked at; the filter goes along. */
export function ViewTabs({ view, isAnonymous }: { view: ResponsesView; isAnonymous: boolean }) {
  return (
    <nav aria-label={t('responses.views')} className="flex flex-wrap gap-1 border-b border-line print:hidden">
      {viewsOf(isAnonymous).map((name) => (
        <Link
          key={name}
          to={{ search: `?${new URLSearchParams(searchOf({ ...view, name, page: 1 }))}` }}
          aria-current={view.name === name ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center border-b-2 px-3 font-medium',
            view.name === name ? 'border-brand text-brand' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {t(`responses.view_${name}`)}
        </Link>
      ))}
    </nav>
  )
}
