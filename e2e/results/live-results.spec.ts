import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { goneInItsTime, installClock, shownInItsTime } from '../soon.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { aPublishedQuiz, enter } from '../teacher.ts'

/** How often a page has asked how a quiz stands, beside being told by a stream. */
const asksFor = (page: Page) => {
  let asked = 0
  page.on('request', (request) => {
    const isStream = request.headers().accept?.includes('text/event-stream')
    if (request.url().endsWith('/figures') && !isStream) asked += 1
  })
  return () => asked
}

test('@phone @desktop results follow by themselves, and say when they may be old @gate', async ({ page, server }) => {
  const { teacher, code, id } = await aPublishedQuiz(server)
  const address = `/dashboard/quizzes/result?quiz=${id}`
  await enter(page, teacher)
  await installClock(page)
  const asks = asksFor(page)
  await page.goto(address)
  const attempts = page.getByText(/^1 submission ·/)
  await expect(page.getByText('Nobody has handed in yet')).toBeVisible()
  await takeQuizByCalls(server, code, RAHUL)
  await expect(attempts).toBeVisible()
  await expect(page.getByText(RAHUL.name).first()).toBeVisible()
  expect(asks()).toBe(0)

  await page.route('**/figures', (route) => route.abort())
  await page.reload()
  const notice = page.getByText('These figures may be old')
  await expect(notice).toBeVisible()
  await page.unroute('**/figures')
  await goneInItsTime(page, notice)
  await expect(attempts).toBeVisible()
})

const see = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${state}' })
    document.dispatchEvent(new Event('visibilitychange'))
  `)

test('what came while the teacher looked elsewhere is there when they look again', async ({ page, server }) => {
  const { teacher, code, id } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${id}`)
  await expect(page.getByText('Nobody has handed in yet')).toBeVisible()
  await expect(page.getByText('These figures may be old')).toBeHidden()
  await see(page, 'hidden')
  await takeQuizByCalls(server, code, RAHUL)
  await see(page, 'visible')
  await expect(page.getByText(RAHUL.name).first()).toBeVisible()
})

test('@phone @desktop Home says when it could not be loaded, and when it may be old', async ({ page, server }) => {
  const { teacher, code } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await installClock(page)
  const home = '**/api/v1/teacher/home?*'
  await page.route(home, (route) => route.abort())
  await page.goto('/dashboard')
  const retry = page.getByRole('button', { name: 'Try again' })
  await shownInItsTime(page, retry)
  await page.unroute(home)
  await retry.click()
  const latest = page.getByRole('region', { name: /^Welcome/ })
  await expect(latest).toContainText('0 submissions')
  await expect(retry).toBeHidden()

  await page.route(home, (route) => route.abort())
  await takeQuizByCalls(server, code, RAHUL)
  const old = page.getByText(/^The server can’t be reached: this is how it stood/)
  await shownInItsTime(page, old)
  await expect(latest).toContainText('0 submissions')
  await page.unroute(home)
  await page.reload()
  await expect(latest).toContainText('1 submission')
  await expect(old).toBeHidden()
})

test('@phone @desktop Home follows by itself what students hand in', async ({ page, server }) => {
  const { teacher, code } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto('/dashboard')
  const latest = page.getByRole('region', { name: /^Welcome/ })
  await expect(latest).toContainText('0 submissions')
  await takeQuizByCalls(server, code, RAHUL)
  await expect(latest).toContainText('1 submission')
})
