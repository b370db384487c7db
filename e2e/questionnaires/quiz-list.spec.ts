import type { Locator, Page } from '@playwright/test'
import { tagQuizzes } from '#contract/questionnaires/quiz-actions.ts'
import { callerOf } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { anAccount, enter, publishTests, quizzesOf } from '../teacher.ts'

const rows = (page: Page) => page.getByRole('row', { name: /Test \d/ })
const pageButtons = (page: Page) => page.getByRole('button', { name: /^Page \d+$/ })

test('quizzes come 30 a page, are searched and sorted on the server, and the address says how', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await publishTests(server, account, 65)
  await enter(page, account.teacher)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/teacher/questionnaires')) asked.push(search)
  })

  await page.goto('/dashboard/quizzes')
  await expect(rows(page)).toHaveCount(30)
  await expect(pageButtons(page)).toHaveText(['1', '2', '3'])
  await expect(page.getByText('65 quizzes')).toBeVisible()
  await page.getByRole('button', { name: 'Page 3' }).click()
  await expect(rows(page)).toHaveCount(5)
  await expect(page).toHaveURL(/page=3/)
  await page.reload()
  await expect(rows(page)).toHaveCount(5)

  await page.goto('/dashboard/quizzes?page=99&sort=title')
  await expect(rows(page)).toHaveText([/Test 61/, /Test 62/, /Test 63/, /Test 64/, /Test 65/])
  await expect(page.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Title' }).click()
  await expect(rows(page).first()).toContainText('Test 65')
  await expect(page).toHaveURL(/order=desc/)

  const search = page.getByRole('searchbox')
  await search.fill('test 17')
  await expect(rows(page)).toHaveText([/Test 17/])
  await expect(page).toHaveURL(/q=test\+17/)
  await page.getByRole('button', { name: 'More for Test 17' }).click()
  await page.getByRole('button', { name: 'Close to new students' }).click()
  await expect(rows(page)).toContainText(['closed'])
  await search.fill('nothing like it')
  await expect(page.getByText('nothing like it')).toBeVisible()
  expect(asked).not.toContain('')
})

/** Where the text of something ends, whatever stands around it. */
const endOf = (text: Locator): Promise<number> =>
  text.evaluate((element) => {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element.firstChild ?? element)
    return Math.round(range.getBoundingClientRect().right)
  })

test('a short title is whole beside its tags, and figures end below the end of what heads them', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await publishTests(server, account, 1)
  const [quiz] = await quizzesOf(server, account)
  const add = ['Chapter 4', 'Weekly tests of the whole year', 'সপ্তম শ্রেণি']
  await callerOf(server, account.token)(tagQuizzes, { body: { ids: [quiz?.id], add, remove: [] } })
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes')
  const title = page.getByRole('button', { name: 'Test 1', exact: true })
  await expect(title).toBeVisible()
  expect(await title.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  const header = page.getByRole('button', { name: 'Participants' })
  const figure = page.getByRole('cell', { name: '0', exact: true })
  expect(Math.abs((await endOf(header)) - (await endOf(figure)))).toBeLessThan(2)
})
