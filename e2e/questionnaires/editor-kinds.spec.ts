import { expect, test } from '../fixtures.ts'
import { anAccount, beginQuiz, enter, fillDetails, quizzesOf } from '../teacher.ts'
import { KINDS } from '../writing.ts'

test('a question of every kind is written, kept through a reload, looked at and published', async ({
  page,
  server,
}) => {
  test.slow()
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: KINDS.length })
  await page.getByLabel('Answers that are right in part').selectOption('A share of the marks for each right part')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  for (const [at, { kind, problem, write }] of KINDS.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add question' }).click()
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of` })).toBeVisible()
    await page.getByLabel('Type of question').selectOption(kind)
    await page.getByLabel('Question text').fill(problem)
    if (at === 1) await expect(page.getByText(/^Still needed/)).toBeVisible()
    await write(page)
    await expect(page.getByText('This question is complete.')).toBeVisible()
  }
  await expect(page.getByText(/^(Draft saved on this device|Saved) \d/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=prvw/)
  await expect(page.getByText('Which capital?')).toBeVisible()
  await page.getByRole('button', { name: 'Publish Quiz' }).click()
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ no_of_questions: KINDS.length }])
})

test('a question that becomes another kind keeps its text and what both have, and is undone in one step', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await beginQuiz(page)
  await page.getByLabel('Question text').fill('Which are gases?')
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('helium')
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('iron')
  await page.getByLabel('Type of question').selectOption('Several right options')
  await expect(page.getByLabel('Question text')).toHaveValue('Which are gases?')
  await expect(page.getByRole('textbox', { name: 'Option 2', exact: true })).toHaveValue('iron')
  await page.getByLabel('Type of question').selectOption('True or false')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('helium')
})
