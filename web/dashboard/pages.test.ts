import { expect, it } from 'vitest'
import { DASHBOARD_PATHS, isDashboardPage } from '#contract/site/dashboard-pages.ts'
import { dashboardPages } from './pages.tsx'

it('has a page at every address that the server answers, in the order of the menu', () => {
  expect(dashboardPages.map(({ path }) => path)).toEqual(DASHBOARD_PATHS)
})

it.each(dashboardPages)('has a title for the page at $address', ({ address, title }) => {
  expect(isDashboardPage(address.replace(':id', 'x1'))).toBe(true)
  expect(title()).not.toContain('dashboard.')
})

it.each(['/dashboard/', '/dashboard/quizzes/x1', '/dashboard/quizzes/x1/late/more', '/dashboards', '/quizzes'])(
  'has no page at %s',
  (address) => expect(isDashboardPage(address)).toBe(false),
)
