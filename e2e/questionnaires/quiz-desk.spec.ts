import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { pick } from '../picking.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { anAccount, aPublishedQuiz, enter, publish, publishTests, QUESTIONS, quizzesOf, TITLE } from '../teacher.ts'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`${name}\\b`) })
/** On a phone they fold. */
const filtersOpen = async (page: Page) => {
  const filters = page.getByRole('button', { name: /^Filters/ })
  if ((await filters.isVisible()) && (await filters.getAttribute('aria-expanded')) === 'false') await filters.click()
}
const shows = async (page: Page, what: string) => {
  await filtersOpen(page)
  await page.getByLabel('Show', { exact: true }).selectOption({ label: what })
}

test('@phone @desktop Home says what waits and what happened, and its actions act @gate', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await takeQuizByCalls(server, quiz.code, RAHUL)
  await enter(page, quiz.teacher)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome, ANANYA SEN' })).toBeVisible()
  await expect(page.getByText(`1 submission for your latest quiz, ${TITLE}`)).toBeVisible()
  await expect(page.getByText('1 new in 30 days')).toHaveCount(2)
  await expect(page.getByRole('list', { name: 'Answers and results' })).toContainText(`${TITLE}1 handed in today`)
  await expect(page.getByRole('list', { name: 'Recent activity' })).toContainText('You published it')
  await page.getByRole('button', { name: 'Close it to new students' }).click()
  await expect(page.getByRole('button', { name: 'Open it again' })).toBeVisible()
  expect((await quizzesOf(server, quiz)).map(({ status }) => status)).toEqual(['closed'])
  await page
    .getByRole('link', { name: /^Polls/ })
    .last()
    .click()
  await expect(page.getByText('No polls yet')).toBeVisible()
})

test.describe(() => {
  test.use({ ownServer: true })

  test('@phone @desktop several quizzes are deleted, taken back and deleted for good', async ({ page, server }) => {
    const account = await anAccount(server)
    await publishTests(server, account, 4)
    await enter(page, account.teacher)
    await page.goto('/dashboard/quizzes')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const name of ['Test 1', 'Test 2', 'Test 3']) await page.getByLabel(`Select ${name}`).check()
    await expect(page.getByText('3 selected')).toBeVisible()

    const bulk = page.getByRole('group', { name: 'With the selected quizzes' })
    await bulk.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('3 quizzes closed to new students')).toBeVisible()
    await expect(row(page, 'Test 1')).toContainText('closed')
    await bulk.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('row', { name: /Test \d/ })).toHaveCount(1)

    await shows(page, 'Bin')
    await expect(page.getByRole('row', { name: /Test \d/ })).toHaveCount(3)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Restore Test 1' }).click()
    await expect(row(page, 'Test 1')).toBeHidden()
    await page.getByRole('button', { name: 'Delete Test 2 for good' }).click()
    const asked = page.getByRole('alertdialog', { name: 'Delete this quiz for good?' })
    await server.advance({ seconds: 5 })
    await asked.getByRole('button', { name: 'Delete for good' }).click()
    await expect(row(page, 'Test 2')).toBeHidden()
    await expect(row(page, 'Test 3')).toBeVisible()

    await page.goto('/dashboard/activity')
    await expect(page.getByText('Test 2 was deleted for good')).toBeVisible()
    await expect(page.getByText('You deleted it')).toHaveCount(2)
    await page.getByLabel('Show').selectOption({ label: 'Security' })
    await expect(page.getByText('You signed up')).toBeVisible()
    await expect(page.getByText('was deleted for good')).toBeHidden()
    const search = page.getByLabel('Search what happened, a title or a student')
    await search.fill('signed UP')
    await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem')).toHaveText([/You signed up/])
    await search.fill('optics')
    await expect(page.getByText('No entry fits “optics”.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Activity' })).toBeHidden()
    await search.fill('')
    await expect(page.getByText('You signed up')).toBeVisible()
    await page.getByLabel('Show').selectOption({ label: 'Everything' })
    await search.fill('test for GOOD')
    await expect(page.getByRole('list', { name: 'Activity' }).getByRole('listitem')).toHaveText([
      /Test 2 was deleted for good/,
    ])
    await page.goto('/dashboard/quizzes/history?q=test+1')
    await expect(page.getByRole('list', { name: 'Quiz and exam history' }).getByRole('listitem')).toHaveText([
      /You took it back/,
      /You deleted it/,
      /You closed it/,
      /You published it/,
    ])
  })
})

test('@phone @desktop quizzes are found by tags that were put on several at once', async ({ page, server }) => {
  const account = await anAccount(server)
  await publishTests(server, account, 3)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('Select Test 1').check()
  await page.getByLabel('Select Test 3').check()
  await page.getByRole('button', { name: 'Tags' }).click()
  await page.getByLabel('Another tag').fill('সপ্তম শ্রেণি, Weekly')
  await page.getByRole('button', { name: 'Save tags' }).click()
  await expect(row(page, 'Test 3')).toContainText('#সপ্তম শ্রেণি')
  const filters = page.getByRole('button', { name: /^Filters/ })
  if (await filters.isVisible()) await filters.click()
  await pick(page, 'Tag', 'Weekly')
  await expect(page.getByRole('row', { name: /Test \d/ })).toHaveCount(2)
  await expect(page).toHaveURL(/tag=Weekly/)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Tags' }).click()
  await expect(page.getByLabel('Weekly', { exact: true })).toBeChecked()
})

test('@phone @desktop a quiz is archived and taken back, and quizzes are found by subject', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))
  await publishTests(server, account, 2)
  await publish(server, account, { title: 'Gases', questions: questions, subject: 'Chemistry' })
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes')
  await expect(row(page, 'Gases')).toBeVisible()
  await filtersOpen(page)
  await pick(page, 'Subject', 'Chemistry')
  await expect(page).toHaveURL(/subject=Chemistry/)
  await expect(row(page, 'Gases')).toBeVisible()
  await expect(page.getByRole('row', { name: /Test \d/ })).toHaveCount(0)
  await page.goto('/dashboard/quizzes')
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByLabel('Select Test 1').check()
  const bulk = page.getByRole('group', { name: 'With the selected quizzes' })
  await bulk.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Quiz archived')).toBeVisible()
  await expect(row(page, 'Test 1')).toHaveCount(0)
  await shows(page, 'Archive')
  await expect(row(page, 'Test 1')).toBeVisible()
  await expect(row(page, 'Gases')).toHaveCount(0)
  await page.getByLabel('Select Test 1').check()
  await bulk.getByRole('button', { name: 'Restore' }).click()
  await expect(row(page, 'Test 1')).toHaveCount(0)
  await shows(page, 'All quizzes and drafts')
  await expect(row(page, 'Test 1')).toBeVisible()
})
