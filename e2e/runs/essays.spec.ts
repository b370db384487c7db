import { expect, test } from '../fixtures.ts'
import { expectSaved, seeResult, startQuiz, submit } from '../student.ts'
import { anAccount, enter, fillDetails, publish, quizzesOf } from '../teacher.ts'

const ESSAY = {
  kind: 'open_ended',
  problem: 'Why is the sky blue?',
  draft: {
    least: 20,
    most: 40,
    rubric: [
      { text: 'Names the scattering of light', weight: 3 },
      { text: 'Gives an example', weight: 1 },
    ],
    model: 'The air scatters blue light more than red.',
  },
}
const TEXT = 'Because the air scatters the light of the sun.\n\nনীল আলো সবচেয়ে বেশি ছড়ায়।'

test('an open-ended question is written in the editor', async ({ page, server }) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByLabel('Type of question').selectOption('Open-ended')
  await page.getByLabel('Question text').fill(ESSAY.problem)
  await page.getByRole('textbox', { name: 'From', exact: true }).fill('20')
  await page.getByRole('textbox', { name: 'To', exact: true }).fill('40')
  await page.getByRole('textbox', { name: 'Point 1', exact: true }).fill('Names the scattering of light')
  await page.getByRole('textbox', { name: 'Weight of point 1' }).fill('3')
  await page.getByRole('textbox', { name: 'Model answer' }).fill(ESSAY.draft.model)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page.getByText('You mark these answers yourself', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect.poll(async () => (await quizzesOf(server, account)).length).toBe(1)
})

test('an essay is taken on a phone, marked by keys, and its student reads the comment @phone', async ({
  page,
  browser,
  server,
}) => {
  test.slow()
  await page.clock.install()
  const quiz = await publish(server, await anAccount(server), { title: 'Light', questions: [ESSAY] })
  await startQuiz(page, quiz.code)
  const field = page.getByRole('textbox', { name: /^Your answer/ })
  await expect(page.getByText('About 20 to 40 words.')).toBeVisible()
  await field.fill(TEXT)
  await expectSaved(page)
  await field.fill('x'.repeat(25_000))
  await expect(page.getByText(/This is longer than an answer can be/)).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('x'.repeat(25_000))
  await expect(page.getByText('Too long to save: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Submit your answers?' })
  await expect(dialog.getByText(/^Too long to be saved/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Question 1', exact: true }).click()
  await field.fill(TEXT)
  await expectSaved(page)
  await page.reload()
  await expect(field).toHaveValue(TEXT)
  await submit(page)
  await seeResult(page)
  await expect(page.getByText('Your score so far')).toBeVisible()
  await expect(page.getByText('Question 1: waits for your teacher')).toBeVisible()

  const office = await browser.newContext()
  const teacher = await office.newPage()
  await enter(teacher, quiz.teacher)
  await teacher.goto(`/dashboard/quizzes/result?quiz=${quiz.id}`)
  await expect(teacher.getByText('1 answer waits for marking')).toBeVisible()
  await teacher.getByRole('link', { name: 'Mark them' }).click()
  await teacher.getByRole('link', { name: /Question 1/ }).click()
  await expect(teacher.getByText('Because the air scatters')).toBeVisible()
  await teacher.keyboard.press('1')
  await expect(teacher.getByRole('textbox', { name: 'Marks, of 1' })).toHaveValue('0.75')
  await teacher.keyboard.press('c')
  await teacher.keyboard.type('Well said. An example is missing.')
  await teacher.keyboard.press('Escape')
  await expect(teacher.getByText('Saved', { exact: true })).toBeVisible()
  await expect(teacher.getByText('1 of 1 marked')).toBeVisible()
  await teacher.keyboard.press('n')
  await expect(teacher.getByText('All answers to this question are marked.')).toBeVisible()
  await office.close()

  await page.reload()
  await expect(page.getByText('Well said. An example is missing.')).toBeVisible()
  await expect(page.getByText('Question 1: partly right')).toBeVisible()
  await expect(page.getByText('Your score so far')).toBeHidden()
})
