import { expect, test } from '../fixtures.ts'
import { aPublishedQuiz, enter } from '../teacher.ts'

test('settings are found beside a quiz, said in words, and kept', async ({ page, server }) => {
  const { id, teacher } = await aPublishedQuiz(server)
  await enter(page, teacher)
  await page.goto(`/dashboard/quizzes/${id}/settings`)
  await expect(page.getByText('anybody who hands in a blank paper')).toBeVisible()
  await expect(page.getByText('1 mark a question')).toBeVisible()
  await page.getByLabel('Right answers').selectOption('At a time')
  await page.getByLabel('Day and time: Right answers').fill('2030-01-02T10:30')
  await page.getByLabel('Text before the start').fill('শুভেচ্ছা')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Day and time: Right answers')).toHaveValue('2030-01-02T10:30')
  await expect(page.getByLabel('Text before the start')).toHaveValue('শুভেচ্ছা')
  await expect(page.getByLabel('Mix the questions')).toBeDisabled()
  await page.getByRole('link', { name: 'Edit the quiz' }).click()
  await page.getByRole('button', { name: 'More settings' }).click()
  await page.getByLabel('Marks per question').fill('4')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByLabel('Marks per question')).toHaveValue('4')
})
