import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { lookAt } from './look.ts'
import { anAccount, enter, fillDetails, quizzesOf } from './teacher.ts'

const fill = (page: Page, label: string | RegExp, text: string) => page.getByLabel(label).first().fill(text)

/** How each kind is written, under the name by which it is chosen. */
const KINDS: readonly { kind: string; problem: string; write: (page: Page) => Promise<unknown> }[] = [
  {
    kind: 'Several right options',
    problem: 'Which are prime?',
    write: async (page) => {
      await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('2')
      await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('9')
      await page.getByRole('checkbox', { name: 'Correct answer: 1' }).check()
      await page.getByRole('checkbox', { name: /^Tell students how many/ }).check()
    },
  },
  {
    kind: 'True or false',
    problem: 'The sun is a star.',
    write: (page) => page.getByRole('radio', { name: 'True' }).check(),
  },
  {
    kind: 'Short answer',
    problem: 'রাজধানী কোনটি?',
    write: async (page) => {
      await page.getByRole('textbox', { name: 'Correct answer', exact: true }).fill('কলকাতা')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Kolkata')
    },
  },
  {
    kind: 'Number',
    problem: 'How fast is it?',
    write: async (page) => {
      await fill(page, /^Value/, '19.6')
      await fill(page, /^Tolerance/, '0.4')
      await fill(page, 'Units', 'm/s')
    },
  },
  {
    kind: 'Fill in the blanks',
    problem: 'Fill in.',
    write: (page) => fill(page, 'Passage with blanks', 'Water is made of [[hydrogen]] and [[>*oxygen|helium]].'),
  },
  {
    kind: 'Put in order',
    problem: 'The oldest first.',
    write: async (page) => {
      await page.getByLabel('Item 1', { exact: true }).fill('Ashoka')
      await page.getByLabel('Item 2', { exact: true }).fill('Akbar')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Tagore')
    },
  },
  {
    kind: 'Match pairs',
    problem: 'Which capital?',
    write: async (page) => {
      for (const [at, [left, right]] of [
        ['Bihar', 'Patna'],
        ['Odisha', 'Bhubaneswar'],
      ].entries()) {
        await page.getByLabel(`Left ${at + 1}`, { exact: true }).fill(left ?? '')
        await page.getByLabel(`Right ${at + 1}`, { exact: true }).fill(right ?? '')
      }
    },
  },
]

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
    await lookAt(page, `write-kind-${at}`, ['phone'])
  }
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await expect(page).toHaveURL(/section=prvw/)
  await expect(page.getByText('Which capital?')).toBeVisible()
  await lookAt(page, 'preview-kinds')
  await page.getByRole('button', { name: 'Save Quiz' }).click()
  await expect(page.getByRole('dialog', { name: 'Quiz Saved Successfully!' })).toBeVisible()
  expect(await quizzesOf(server, account)).toMatchObject([{ no_of_questions: KINDS.length }])
})

test('a question that becomes another kind keeps its text and what both have, and is undone in one step', async ({
  page,
  server,
}) => {
  const account = await anAccount(server)
  await enter(page, account.teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByLabel('Question text').fill('Which are gases?')
  await page.getByRole('textbox', { name: 'Option 1', exact: true }).fill('helium')
  await page.getByRole('textbox', { name: 'Option 2', exact: true }).fill('iron')
  await page.getByLabel('Type of question').selectOption('Several right options')
  await expect(page.getByLabel('Question text')).toHaveValue('Which are gases?')
  await expect(page.getByRole('textbox', { name: 'Option 2', exact: true })).toHaveValue('iron')
  await page.getByLabel('Type of question').selectOption('True or false')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('textbox', { name: 'Option 1', exact: true })).toHaveValue('helium')
})
