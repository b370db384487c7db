/**
 * Where the dashboard's pages are, below /dashboard; variables as `:name`. The server says 404 to any other address there,
 * and `web/dashboard/pages.tsx` has a page for each.
 */
export const DASHBOARD_PATHS = [
  '',
  'quizzes',
  'quizzes/create',
  'quizzes/drafts/:draft',
  'quizzes/result',
  'quizzes/history',
  'quizzes/:id/edit',
  'quizzes/:id/copy',
  'quizzes/:id/versions',
  'quizzes/:id/preview',
  'quizzes/:id/late',
  'quizzes/:id/removed',
  'quizzes/:id/privacy',
  'quizzes/:id/settings',
  'quizzes/:id/marking',
  'quizzes/:id/print',
  'analysis/:id',
  'polls',
  'polls/create',
  'polls/drafts/:draft',
  'polls/analytics',
  'polls/:id/edit',
  'polls/:id/settings',
  'polls/:id/copy',
  'polls/:id/present',
  'polls/:id/questions',
  'polls/:id/remote',
  'surveys',
  'surveys/create',
  'surveys/drafts/:draft',
  'surveys/:id/edit',
  'surveys/:id/copy',
  'surveys/:id/settings',
  'surveys/responses',
  'analytics',
  'analytics/students/:id',
  'activity',
  'profile',
  'settings',
  'settings/quizzes',
  'settings/polls',
  'settings/surveys',
] as const

export type DashboardPath = (typeof DASHBOARD_PATHS)[number]

const asPattern = (path: DashboardPath) => `/${path}`.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
const pattern = new RegExp(`^/dashboard(${DASHBOARD_PATHS.map(asPattern).join('|')})$`)

export const isDashboardPage = (pathname: string): boolean => pattern.test(pathname)
