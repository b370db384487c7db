import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { anAccount, enter } from './teacher.ts'

const HEALTH = '**/api/v1/_health'
const TOKEN = '**/api/v1/auth/token'
const REFERENCE = /^[2-9A-HJKMNP-Z]{10}$/

const unhealthy = (route: Route) => route.fulfill({ status: 503, body: 'not now' })
const unreachable = (route: Route) => route.abort('connectionrefused')

const outage = (page: Page) => page.getByRole('heading', { name: 'Something went wrong on our side' })
const referenceOn = (page: Page) => page.getByText('Reference').locator('span')
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh Page' })

test('a server that is not well is told of, with a reference, and one is back where one was @desktop @phone', async ({
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

test('a fault of the health check is shown by its reference in the log, and the way back keeps the place', async ({
  page,
}) => {
  const error = { code: 'internal', message: 'something went wrong', reference: 'K7MPQ2RTVX' }
  await page.route(HEALTH, (route) =>
    route.fulfill({ status: 500, json: { response: { status: 500, status_text: '', data: null, error } } }),
  )
  await page.goto('/faq?x=1#price')
  await expect(referenceOn(page)).toHaveText('K7MPQ2RTVX')
  // Not before its own first question is answered: it would go back by itself.
  await expect(page.getByRole('main').getByRole('status')).toContainText('Not back yet.')
  await page.unroute(HEALTH)
  await refresh(page).click()
  await expect(page).toHaveURL('/faq?x=1#price')
})

test('a late health answer takes nothing away from somebody who is writing', async ({ page }) => {
  const answer = Promise.withResolvers<void>()
  await page.route(HEALTH, async (route) => {
    await answer.promise
    await unhealthy(route)
  })
  await page.goto('/contact')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Dear all')
  const answered = page.waitForResponse(HEALTH)
  answer.resolve()
  await answered
  await page.waitForLoadState('networkidle')
  await expect(message).toHaveValue('Dear all')
  await expect(page).toHaveURL('/contact')
})

test('a health call that comes to nothing once is no outage', async ({ page }) => {
  let asked = 0
  await page.route(HEALTH, (route) => {
    asked += 1
    return asked === 1 ? unreachable(route) : route.continue()
  })
  await page.goto('/about')
  await expect.poll(() => asked).toBe(2)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a browser that has no time limits of its own meets no outage', async ({ page }) => {
  await page.addInitScript('delete AbortSignal.timeout')
  await page.goto('/about', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL('/about')
  await page.goto('/500?from=/about')
  await expect(page).toHaveURL('/about')
})

test('a teacher whose server is away waits without doing anything @desktop @phone', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.clock.install()
  await page.route(HEALTH, unreachable)
  await page.route(TOKEN, unreachable)
  await page.goto('/dashboard/quizzes?page=2')
  await expect(page.getByRole('status')).toContainText('We try again every ten seconds')
  await expect(page).toHaveURL(`/500?${new URLSearchParams({ from: '/dashboard/quizzes?page=2' })}`)
  await page.unroute(TOKEN)
  await page.unroute(HEALTH)
  await page.clock.runFor(10_000)
  await expect(page).toHaveURL('/dashboard/quizzes?page=2')
  await expect(page.getByRole('heading', { name: 'Quizzes', exact: true })).toBeVisible()
})

test('a page that goes on failing while the server is well is not gone back to without end', async ({
  page,
  server,
}) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  let asked = 0
  await page.route(TOKEN, (route) => {
    asked += 1
    const error = { code: 'internal', message: 'something went wrong', reference: 'K7MPQ2RTVX' }
    return route.fulfill({ status: 500, json: { response: { status: 500, status_text: '', data: null, error } } })
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('status')).toContainText('the page you came from failed once more')
  await expect(referenceOn(page)).toHaveText('K7MPQ2RTVX')
  expect(asked).toBe(2)

  await page.unroute(TOKEN)
  await refresh(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
})

test('a guest is not asked for a token, and a teacher is', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => void complaints.push(message.text()))
  await page.goto('/auth/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/api/v1/auth/token')
  expect(complaints).toEqual([])
  await enter(page, teacher)
  await page.goto('/auth/login')
  await expect(page).toHaveURL('/dashboard')
  expect(asked).toContain('/api/v1/auth/token')
})

for (const from of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,evil',
  '/500?from=/500',
]) {
  test(`from ${JSON.stringify(from)} leads home`, async ({ page }) => {
    await page.goto(`/500?${new URLSearchParams({ from })}`)
    await expect(page).toHaveURL('/')
  })
}
