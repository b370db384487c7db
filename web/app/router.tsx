import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { isOutage, outagePath } from '../calls/outage.ts'
import { dashboardPages } from '../dashboard/pages.tsx'
import { t as outageText } from '../i18n/outage.ts'
import { t } from '../i18n/teachers/dashboard.ts'
import { loginPath } from '../people/accounts/session.ts'
import { restoreSession } from '../people/accounts/signing-in.ts'
import { CrashPage } from './crash-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OutagePage } from './outage-page.tsx'
import { PageTitle } from './page-title.ts'
import { Root } from './root.tsx'
import { StartingPage } from './starting-page.tsx'

/** The page that waits for the server comes with the first script: without a server no other would arrive. */
const unlessDown =
  (load: (address: URL) => Promise<Response | null>) =>
  async ({ request }: LoaderFunctionArgs) => {
    const address = new URL(request.url)
    try {
      return await load(address)
    } catch (error) {
      const path = isOutage(error) && outagePath(address, error.failure.reference)
      if (!path) throw error
      return redirect(path)
    }
  }

/**
 * To a page that is not the app's. A `redirectDocument` would leave an entry in the history, and the way back would lead
 * here again. Nothing comes after it, so that the page stays as it is until the other one is there.
 */
const leaveFor = (path: string): Promise<never> => {
  window.location.replace(path)
  return new Promise(() => undefined)
}

const forTeachersOnly = unlessDown(async ({ pathname, search }) =>
  (await restoreSession()) ? null : leaveFor(loginPath(pathname + search)),
)

const dashboardRoutes: RouteObject[] = [
  ...dashboardPages.map(({ path, title, load }) => ({
    path,
    handle: new PageTitle(title),
    lazy: async () => ({ Component: await load() }),
  })),
  { path: '*', handle: new PageTitle(() => t('dashboard.notFound')), element: <NotFoundPage /> },
]

// Asked for before the router asks for the pages' scripts: on a slow network the call would wait behind them all.
if (location.pathname.startsWith('/dashboard')) void restoreSession().catch(() => undefined)

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <CrashPage whole />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      {
        path: '/dashboard',
        loader: forTeachersOnly,
        lazy: async () => ({ Component: (await import('./dashboard-layout.tsx')).DashboardLayout }),
        children: [{ errorElement: <CrashPage />, children: dashboardRoutes }],
      },
      {
        path: '/summary',
        handle: new PageTitle(() => t('dashboard.titleSummary')),
        lazy: async () => ({ Component: (await import('../results/surveys/shared-summary.tsx')).SharedSummary }),
      },
      { path: '/500', handle: new PageTitle(() => outageText('outage.title')), element: <OutagePage /> },
      { path: '*', handle: new PageTitle(() => t('dashboard.notFound')), element: <NotFoundPage whole /> },
    ],
  },
])
