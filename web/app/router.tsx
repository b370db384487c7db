import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router'
import { restoreSession } from '../accounts/api.ts'
import { loginPath, safeNext } from '../accounts/session.ts'
import { t } from '../i18n/dashboard.ts'
import { CrashPage } from './crash-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageTitle } from './page-title.ts'
import { Root } from './root.tsx'
import { StartingPage } from './starting-page.tsx'

const forTeachersOnly = async ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url)
  return (await restoreSession()) ? null : redirect(loginPath(pathname + search))
}

/** Who is logged in already has nothing to do here; a server that cannot tell stops nobody from trying. */
const forGuests = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams, origin } = new URL(request.url)
  const token = await restoreSession().catch(() => null)
  return token ? redirect(safeNext(searchParams.get('next'), origin)) : null
}

const guestPages: RouteObject[] = [
  {
    path: 'login',
    handle: new PageTitle(() => t('dashboard.titleLogin')),
    loader: forGuests,
    lazy: async () => ({ Component: (await import('../accounts/login.tsx')).Login }),
  },
  {
    path: 'signup',
    handle: new PageTitle(() => t('dashboard.titleSignup')),
    loader: forGuests,
    lazy: async () => ({ Component: (await import('../accounts/signup.tsx')).Signup }),
  },
]

const dashboardPages: RouteObject[] = [
  {
    index: true,
    handle: new PageTitle(() => t('dashboard.home')),
    lazy: async () => ({ Component: (await import('../dashboard/home.tsx')).Home }),
  },
  {
    path: 'quizzes',
    handle: new PageTitle(() => t('dashboard.quizzes')),
    lazy: async () => ({ Component: (await import('../questionnaires/quizzes.tsx')).Quizzes }),
  },
  {
    path: 'quizzes/create',
    handle: new PageTitle(() => t('dashboard.createQuiz')),
    lazy: async () => ({ Component: (await import('../question-editor/create-quiz.tsx')).CreateQuiz }),
  },
  {
    path: 'quizzes/result',
    handle: new PageTitle(() => t('dashboard.results')),
    lazy: async () => ({ Component: (await import('../analytics/results.tsx')).Results }),
  },
  {
    path: 'analysis/:id',
    handle: new PageTitle(() => t('dashboard.titleSubmission')),
    lazy: async () => ({ Component: (await import('../analytics/submission.tsx')).Submission }),
  },
  { path: '*', handle: new PageTitle(() => t('dashboard.notFound')), element: <NotFoundPage /> },
]

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <CrashPage whole />,
    hydrateFallbackElement: <StartingPage />,
    children: [
      { path: '/auth', children: guestPages },
      {
        path: '/dashboard',
        loader: forTeachersOnly,
        lazy: async () => ({ Component: (await import('./dashboard-layout.tsx')).DashboardLayout }),
        children: [{ errorElement: <CrashPage />, children: dashboardPages }],
      },
      { path: '*', handle: new PageTitle(() => t('dashboard.notFound')), element: <NotFoundPage whole /> },
    ],
  },
])
