import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails, QUESTIONS, TITLE, writeQuestion } from '../teacher.ts'

const openWizard = async (page: Page, server: Server) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await expect(page.getByLabel('Title')).toBeVisible()
}

const toQuestions = async (page: Page, details: Parameters<typeof fillDetails>[1] = {}) => {
  await fillDetails(page, details)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=qsi/)
}

test('Back closes the dialog that is open alone, and with that of a new link leads to the quizzes', async ({
  page,
  server,
}) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 1 })
  const pasting = page.getByRole('dialog', { name: 'Paste questions' })
  await page.getByRole('button', { name: 'Paste questions' }).click()
  await expect(pasting).toBeVisible()
  await page.goBack()
  await expect(pasting).toBeHidden()
  await expect(page, 'Back closes the dialog alone').toHaveURL(/section=qsi/)
  const [question] = QUESTIONS
  if (question) await writeQuestion(page, question)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  const shared = page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })
  await expect(shared).toBeVisible()
  await page.goBack()
  await expect(shared).toBeHidden()
  await expect(page).toHaveURL('/dashboard/quizzes')
  await page.getByRole('button', { name: TITLE, exact: true }).click()
  await expect(shared).toBeVisible()
  await page.goBack()
  await expect(shared).toBeHidden()
  await expect(page, 'the list stays where it is').toHaveURL('/dashboard/quizzes')
})

test('on a phone, whoever chooses several sees the list to tick @phone', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 3 })
  for (const question of QUESTIONS) {
    await writeQuestion(page, question)
    await page.getByRole('button', { name: 'Add question' }).click()
  }
  await page.getByRole('button', { name: 'Paste questions' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Choose several' }).click()
  await expect(page.getByRole('checkbox').first()).toBeInViewport()
  await page.getByRole('checkbox').first().check()
  await expect(page.getByRole('heading', { name: '1 chosen' })).toBeVisible()
})

test('on a phone, all that can be added or found is in reach of the thumb @phone', async ({ page, server }) => {
  await openWizard(page, server)
  await toQuestions(page, { count: 2 })
  for (const question of QUESTIONS.slice(0, 2)) {
    await writeQuestion(page, question)
    await page.getByRole('button', { name: 'Add question' }).click()
  }
  const more = page.getByRole('button', { name: 'More to add and to do' })
  const sheet = page.getByRole('dialog')
  await more.click()
  await sheet.getByRole('button', { name: 'True or false' }).click()
  await expect(page.getByLabel('Type of question')).toHaveValue('true_false')
  await more.click()
  await sheet.getByRole('button', { name: 'Find and replace' }).click()
  await expect(page.getByLabel('Find', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Find', { exact: true })).toBeInViewport()
  await more.click()
  await sheet.getByRole('button', { name: 'Paste questions' }).click()
  await expect(page.getByRole('dialog', { name: 'Paste questions' })).toBeVisible()
})
