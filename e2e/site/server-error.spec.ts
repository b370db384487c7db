import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter } from '../teacher.ts'

const HEALTH = '**/api/v1/_health'
const TOKEN = '**/api/v1/auth/token'
const REFERENCE = /^[2-9A-HJKMNP-Z]{10}$/

const unhealthy = (route: Route) => route.fulfill({ status: 503, body: 'not now' })
const unreachable = (route: Route) => route.abort('connectionrefused')

const outage = (page: Page) => page.getByRole('heading', { name: 'Something went wrong on our side' })
const referenceOn = (page: Page) => page.getByText('Reference').locator('span')
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Page' })

test('a server that is not well is told of, with a reference, and one is back where one was @phone', async ({
  page,
}) => {
  await page.route(HEALTH, unhealthy)
  await page.goto('/auth/login?next=%2Fdashboard%2Fquizzes')
  await expect(outage(page)).toBeVisible()
  await expect(page).toHaveURL(`/500?${new URLSearchParams({ from: '/auth/login?next=%2Fdashboard%2Fquizzes' })}`)
  await expect(page.getByRole('status')).toContainText('Not back yet.')
  await expect(referenceOn(page)).toHaveText(REFERENCE)
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
  await refresh(page).click()
  await expect(refresh(page)).not.toHaveAttribute('aria-busy')
  await expect(outage(page)).toBeVisible()

  const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
  expect((await new AxeBuilder({ page }).withTags(rules).analyze()).violations).toEqual([])

  await page.unroute(HEALTH)
  await refresh(page).click()
  await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%2Fquizzes')
})

test('a teacher whose server is away waits without doing anything', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.clock.install()
  await page.route(HEALTH, unreachable)
  await page.route(TOKEN, unreachable)
  await page.goto('/dashboard/quizzes?page=2')
  // A call that comes to nothing is made once more before it is taken for an outage.
  await page.clock.runFor(3000)
  await expect(page.getByRole('status')).toContainText('We try again every ten seconds')
  await expect(page).toHaveURL(`/500?${new URLSearchParams({ from: '/dashboard/quizzes?page=2' })}`)
  await page.unroute(TOKEN)
  await page.unroute(HEALTH)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/dashboard/quizzes?page=2')
  await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
})
