import { expect, test } from './fixtures.ts'
import { choose, fillForm, next, seeResult, submit } from './student.ts'
import { anAccount, publish, signUp, writeQuestion } from './teacher.ts'

const choice = (problem: string, own: object = {}) => ({
  problem,
  options: ['this', 'that'],
  correct_answer: 0,
  ...own,
})

test('a student reads what each question is worth, before and after', async ({ page, server }) => {
  const quiz = await publish(server, await anAccount(server), {
    title: 'Mixed marks',
    questions: [choice('First?'), choice('কোনটি?', { points: 4, language: 'bn' })],
  })
  await page.clock.install()
  await page.goto(`/quiz?code=${quiz.code}`)
  await expect(page.getByText('Some questions are marked differently')).toBeVisible()
  await page.getByRole('button', { name: 'Take this quiz' }).click()
  await fillForm(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 2', exact: true })).toBeVisible()
  await choose(page, 'this')
  await next(page)
  await expect(page.getByRole('heading', { name: 'Question 2 of 2 · 4 marks, −1 if wrong' })).toBeVisible()
  await expect(page.getByText('কোনটি?')).toHaveAttribute('lang', 'bn')
  await choose(page, 'that')
  await submit(page)
  await seeResult(page)
  await expect(page.getByText('out of 5')).toBeVisible()
  await expect(page.getByRole('article').nth(0)).toContainText('+1 of 1 mark')
  await expect(page.getByRole('article').nth(1)).toContainText('−1 of 4 marks')
})

test('a teacher gives a question marks of its own', async ({ page }) => {
  await signUp(page)
  await page.goto('/dashboard/quizzes/create')
  await page.getByLabel('Title').fill('Marks')
  await page.getByLabel('Subject').fill('Science')
  await page.getByLabel('Number of questions').fill('1')
  await page.getByLabel('Duration').selectOption({ label: '15 minutes' })
  await page.getByLabel('Negative marking').check()
  await page.getByLabel('A wrong answer costs').selectOption('A third of its marks')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await writeQuestion(page, { problem: 'Which?', options: ['this', 'that'], correct: 0 })
  await page.getByText('Marks and language').click()
  await page.getByLabel('Marks', { exact: true }).fill('3')
  await expect(page.getByText('3 marks, wrong −1')).toBeVisible()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByText('Question 1 · 3 marks · wrong −1')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
