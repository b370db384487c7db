import { expect, test } from './fixtures.ts'
import { RAHUL, takeQuizByCalls } from './student.ts'
import { aPublishedQuiz, enter } from './teacher.ts'

/** Far below the seconds after which a page asks by itself. */
const SOON = { timeout: 5000 }

test('@phone @desktop results follow by themselves, and say when they may be old', async ({ page, server }) => {
  const { teacher, code, id } = await aPublishedQuiz(server)
  const address = `/dashboard/quizzes/result?quiz=${id}`
  await enter(page, teacher)
  await page.goto(address)
  const submissions = page.getByRole('term').filter({ hasText: 'Submissions' }).locator('..')
  await expect(submissions).toContainText('0')
  await takeQuizByCalls(server, code, RAHUL)
  await expect(submissions).toContainText('1', SOON)
  await expect(page.getByText(RAHUL.name).first()).toBeVisible(SOON)

  await page.route('**/figures', (route) => route.abort())
  await page.reload()
  const notice = page.getByText('These figures may be old')
  await expect(notice).toBeVisible()
  await page.unroute('**/figures')
  await expect(notice).toBeHidden()
  await expect(submissions).toContainText('1')
})

test('@phone @desktop Home follows by itself what students hand in', async ({ page, server }) => {
  const { teacher, code } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto('/dashboard')
  const latest = page.getByRole('region', { name: /^Welcome/ })
  await expect(latest).toContainText('0 submissions')
  await takeQuizByCalls(server, code, RAHUL)
  await expect(latest).toContainText('1 submission', SOON)
})
