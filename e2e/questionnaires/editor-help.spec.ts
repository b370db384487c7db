import { expect, test } from '../fixtures.ts'
import { anAccount, enter, fillDetails } from '../teacher.ts'

test('what release and marks in part mean is said where they are set @desktop @phone', async ({ page, server }) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByText('What are marks for a part of an answer?').click()
  await expect(page.getByText(/“JEE Advanced” gives 2 marks/)).toBeVisible()
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByText('What does release mean?').click()
  await expect(page.getByText(/keeps it back until you close the quiz/)).toBeVisible()
  await page.getByText('What does release mean?').scrollIntoViewIfNeeded()
})

test('@phone the keys of a keyboard that is connected are told from the menu', async ({ page, server }) => {
  await enter(page, (await anAccount(server)).teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'More to add and to do' }).click()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const told = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(told.getByText('One by one, both, or as text')).toBeVisible()
})
