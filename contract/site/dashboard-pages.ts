/** Of what students take, below the list of their kind. */
const TAKEN = [
  '/create',
  '/drafts/:draft',
  '/result',
  '/:id/edit',
  '/:id/copy',
  '/:id/versions',
  '/:id/preview',
  '/:id/late',
  '/:id/removed',
  '/:id/privacy',
  '/:id/settings',
  '/:id/brand',
  '/:id/marking',
  '/:id/print',
] as const
export type TakenPath = (typeof TAKEN)[number]

const below = <List extends string>(list: List) => TAKEN.map((path): `${List}${TakenPath}` => `${list}${path}`)

/**
 * Where the dashboard's pages are, below /dashboard; variables as `:name`. The server says 404 to any other address there,
 * and `web/dashboard/pages.tsx` has a page for each.
 */
export const DASHBOARD_PATHS = [
  '',
  'quizzes',
  ...below('quizzes'),
  'quizzes/history',
  'exams',
  ...below('exams'),
  'analysis/:id',
  'polls',
  'polls/create',
  'polls/drafts/:draft',
  'polls/analytics',
  'polls/:id/edit',
  'polls/:id/settings',
  'polls/:id/brand',
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
  'surveys/:id/brand',
  'surveys/responses',
  'analytics',
  'analytics/students/:id',
  'activity',
  'profile',
  'settings',
  'settings/quizzes',
  'settings/exams',
  'settings/polls',
  'settings/surveys',
  'settings/brand',
] as const

export type DashboardPath = (typeof DASHBOARD_PATHS)[number]

const asPattern = (path: DashboardPath) => `/${path}`.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')
const pattern = new RegExp(`^/dashboard(${DASHBOARD_PATHS.map(asPattern).join('|')})$`)

export const isDashboardPage = (pathname: string): boolean => pattern.test(pathname)
