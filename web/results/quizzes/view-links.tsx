import { Link } from 'react-router'
import { t } from '../../i18n/students/tallies.ts'
import { classNames } from '../../ui/class-names.ts'
import { paramsOf, type ResultsView, TABS } from './results-view.ts'

/** The same results by student and by question; the address tells which. */
export function ViewLinks({ quizId, view }: { quizId: string; view: ResultsView }) {
  return (
    <nav aria-label={t('tally.views')} className="mb-4 border-b border-line print:hidden">
      <ul className="flex flex-wrap gap-x-1 sm:gap-x-2">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={`?${paramsOf(quizId, { ...view, tab })}`}
              preventScrollReset
              aria-current={tab === view.tab ? 'page' : undefined}
              className={classNames(
                '-mb-px flex min-h-11 items-center border-b-3 px-2 font-medium sm:px-3 no-underline',
                tab === view.tab
                  ? 'border-brand text-ink'
                  : 'border-transparent text-ink-soft hover:bg-brand-soft hover:text-ink',
              )}
            >
              {t(`tally.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
