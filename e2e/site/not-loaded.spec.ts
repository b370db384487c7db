import { expect, test } from '../fixtures.ts'
import { aPublishedQuiz } from '../teacher.ts'

const NOTE = 'This page has not loaded in full, and may not react.'

test('a page whose script does not come stays readable and says what to do @gate', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  for (const [path, shown] of [
    [`/quiz?code=${code}`, 'Before you begin'],
    ['/faq', 'FAQ'],
    [`/poll?code=${code}`, 'This page has not'],
    ['/dashboard', 'Loading'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(NOTE)).toBeVisible()
    await expect(page.getByText(shown).first()).toBeVisible()
  }
  await page.goto(`/quiz?code=${code}`)
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.getByRole('button', { name: 'Already started on another device?' }).first().dispatchEvent('click')
  await expect(page.locator('html[data-waiting]')).toHaveCount(1)
  await expect(page.getByText('It goes on by itself'), 'nothing goes on any more').toBeHidden()
})

test('a page that loads says nothing of it @gate', async ({ page, server }) => {
  const { code } = await aPublishedQuiz(server)
  for (const path of [`/quiz?code=${code}`, '/faq', `/poll?code=${code}`, '/dashboard']) {
    await page.goto(path)
    await expect(page.locator('html[data-alive]')).toHaveCount(1)
    await expect(page.getByText(NOTE)).toBeHidden()
  }
})

test('a part of a page that does not come is said, until the page is loaded again', async ({ page }) => {
  await page.route('**/assets/site/frame-*.js', (route) => route.abort())
  await page.goto('/faq')
  await expect(page.getByText(NOTE)).toBeVisible()
  await page.unroute('**/assets/site/frame-*.js')
  await page.reload()
  await expect(page.getByText(NOTE)).toBeHidden()
})
