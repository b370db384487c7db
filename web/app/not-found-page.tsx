import { Link } from 'react-router'
import { t } from '../i18n/teachers/dashboard.ts'
import { buttonClass } from '../ui/button.tsx'
import { Medallion } from '../ui/ornaments/alpona.tsx'

/** `whole`: outside the dashboard's frame. */
export function NotFoundPage({ whole = false }: { whole?: boolean }) {
  const Frame = whole ? 'main' : 'div'
  return (
    <Frame className="mx-auto flex min-h-[70dvh] w-full max-w-lg flex-col items-center justify-center px-4 py-12 text-center">
      <Medallion petals={12} className="size-40 max-w-full text-brand opacity-70" />
      <p className="tabular mt-6 text-sm font-semibold tracking-widest text-ink-soft">404</p>
      <h1 className="mt-1 text-2xl">{t('dashboard.notFound')}</h1>
      <p className="mt-2 text-ink-soft">{t('dashboard.notFoundHint')}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
          {t('dashboard.toHome')}
        </Link>
        <Link to="/dashboard/quizzes" className={buttonClass()}>
          {t('dashboard.toQuizzes')}
        </Link>
      </div>
    </Frame>
  )
}
