import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { t } from '../i18n/teachers/dashboard.ts'
import { queryClient } from '../people/accounts/query-client.ts'
import { currentSession, loginPath, onSessionChange } from '../people/accounts/session.ts'
import { MenuDrawer } from './menu-drawer.tsx'
import { Sidebar } from './sidebar.tsx'
import { StartingPage } from './starting-page.tsx'
import { UnlessGoing } from './unless-going.tsx'

export function DashboardLayout() {
  const session = useSyncExternalStore(onSessionChange, currentSession)
  const { pathname, search } = useLocation()
  const loading = useNavigation().state === 'loading'
  if (!session.open) {
    const hasEnded = session.because === 'expired'
    return <ToLogin path={hasEnded ? loginPath(pathname + search, { hasEnded }) : loginPath('/dashboard')} />
  }
  return (
    <QueryClientProvider client={queryClient}>
      <div className="group/desk print:block lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only group-has-[[data-covers]]/desk:invisible print:hidden rounded bg-surface-raised font-semibold text-brand shadow focus:not-sr-only focus:px-4 focus:py-2 focus:fixed focus:start-4 focus:top-3 focus:z-40"
        >
          {t('dashboard.skip')}
        </a>
        {loading && <LoadingLine />}
        <aside
          aria-label={t('dashboard.sidebar')}
          className="sticky top-0 hidden group-has-[[data-covers]]/desk:invisible h-dvh border-e border-line bg-surface lg:block print:hidden"
        >
          <Sidebar />
        </aside>
        <div className="min-w-0">
          <MenuDrawer />
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto max-w-6xl has-[[data-wide]]:max-w-[112rem] p-4 pb-16 sm:p-6 sm:pb-16 lg:p-8 lg:pb-20 print:pb-0"
          >
            <UnlessGoing>
              <Outlet />
            </UnlessGoing>
          </main>
        </div>
      </div>
    </QueryClientProvider>
  )
}

/** The login is a page of the public site. */
function ToLogin({ path }: { path: string }) {
  useEffect(() => window.location.replace(path), [path])
  return <StartingPage />
}

function LoadingLine() {
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-1 animate-breathe bg-accent">
      <span className="sr-only">{t('dashboard.loading')}</span>
    </div>
  )
}
