import { Link, useSearchParams } from 'react-router'
import { t } from '../../i18n/teachers/trends.ts'
import { classNames } from '../../ui/class-names.ts'
import { useIsLeaving } from '../../ui/use-is-leaving.ts'
import { GroupsView } from './groups-view.tsx'
import { QuizzesView } from './quizzes-view.tsx'
import { StudentsView } from './students-view.tsx'
import { paramsOf, TABS, type TrendsView, viewOf } from './trends-view.ts'

const VIEWS = { quizzes: QuizzesView, students: StudentsView, groups: GroupsView } as const

/** What all quizzes of a teacher say together. The address says what is looked at. */
export function Trends() {
  const [params, setParams] = useSearchParams()
  const view = viewOf(params)
  const isLeaving = useIsLeaving()
  const changeView = (change: Partial<TrendsView>) => {
    // What was typed settles a moment later: it must not call back somebody who has pressed a row by then.
    if (isLeaving) return
    void setParams(paramsOf({ ...view, ...change }), {
      replace: change.search !== undefined,
      preventScrollReset: change.page === undefined,
    })
  }
  const View = VIEWS[view.tab]
  return (
    <>
      <h1 className="mb-3 text-2xl">{t('trends.heading')}</h1>
      <nav aria-label={t('trends.views')} className="mb-4 border-b border-line print:hidden">
        <ul className="flex flex-wrap gap-x-2">
          {TABS.map((tab) => (
            <li key={tab}>
              <Link
                to={`?${paramsOf({ ...view, page: 1, tab })}`}
                preventScrollReset
                aria-current={tab === view.tab ? 'page' : undefined}
                className={classNames(
                  '-mb-px flex min-h-11 items-center border-b-3 px-3 font-medium no-underline',
                  tab === view.tab
                    ? 'border-brand text-ink'
                    : 'border-transparent text-ink-soft hover:bg-brand-soft hover:text-ink',
                )}
              >
                {t(`trends.tab_${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t(`trends.tab_${view.tab}`)}>
        <h2 className="sr-only">{t(`trends.tab_${view.tab}`)}</h2>
        <View view={view} onView={changeView} />
      </section>
    </>
  )
}
