import { useQuery } from '@tanstack/react-query'
import ChartColumn from 'lucide-react/icons/chart-column'
import Plus from 'lucide-react/icons/plus'
import { Link } from 'react-router'
import { t } from '../i18n/teachers/home.ts'
import { meQuery } from '../people/accounts/api.ts'
import { FloorLotus } from '../site/components/floor-lotus.tsx'
import { buttonClass } from '../ui/button.tsx'
import type { Home } from './api.ts'

/** `latest` is undefined until it is known, and null where nothing is published. */
export function WelcomeBanner({ latest }: { latest: Home['latest'] | undefined }) {
  const me = useQuery(meQuery)
  return (
    <section
      aria-labelledby="welcome"
      data-theme="dark"
      className="floor relative overflow-hidden rounded p-5 sm:px-8 sm:py-6"
    >
      <FloorLotus className="-end-32 -top-28 size-80 opacity-30 sm:-end-16 sm:-top-24 sm:size-[26rem] lg:opacity-50" />
      <div className="relative max-w-xl">
        <h2 id="welcome" className="text-2xl wrap-anywhere">
          {me.data ? t('home.welcome', { name: me.data.name.toLocaleUpperCase() }) : t('home.welcomeUnnamed')}
        </h2>
        <p className="mt-2 min-h-7 text-on-floor-soft wrap-anywhere">
          {latest !== undefined && <Activity quiz={latest} />}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Link to="/dashboard/quizzes/create" className={buttonClass({ variant: 'primary' })}>
            <Plus aria-hidden="true" className="size-5" />
            {t('home.createNewQuiz')}
          </Link>
          <Link to="/dashboard/quizzes/result" className={buttonClass()}>
            <ChartColumn aria-hidden="true" className="size-5" />
            {t('home.seeResult')}
          </Link>
        </div>
      </div>
    </section>
  )
}

function Activity({ quiz }: { quiz: Home['latest'] }) {
  if (!quiz) return t('home.noActivity')
  const { kind, attempts: count, title } = quiz
  return t(kind === 'exam' ? 'home.latestExam' : 'home.latestActivity', { count, title })
}
