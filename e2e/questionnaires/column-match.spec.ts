import type { Page } from '@playwright/test'
import quizText from '../../web/i18n/en/quiz-text.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'
import { attemptOnServer, expectSaved, expectScore, seeResult, startQuiz, submit } from '../student.ts'
import { anAccount, enter, fillDetails, publish } from '../teacher.ts'

const row = (page: Page, name: RegExp) => page.getByRole('group', { name })
const letter = (page: Page, of: RegExp, choice: RegExp) => row(page, of).getByRole('checkbox', { name: choice })

const CURVES = {
  kind: 'matching',
  problem: 'Match the columns.',
  draft: {
    pairs: [
      { left: 'A parabola', right: 'It has one focus' },
      { left: 'A parabola', right: 'It has an axis' },
      { left: 'A circle', right: 'It is closed' },
    ],
    extras: ['It is a line', 'It has two branches'],
    several: true,
  },
}

test('several answers are matched to one row by thumb and by keys, and each earns its share @phone', async ({
  page,
  server,
}) => {
  await page.clock.install()
  const quiz = await publish(server, await anAccount(server), {
    title: 'Curves',
    marking_scheme: 'proportional',
    questions: [CURVES],
  })
  await startQuiz(page, quiz.code)
  await letter(page, /parabola/, /one focus/).tap()
  await letter(page, /parabola/, /two branches/).focus()
  await page.keyboard.press('Space')
  await letter(page, /circle/, /closed/).tap()
  await letter(page, /circle/, /a line/).tap()
  await letter(page, /circle/, /a line/).tap()
  await expect(letter(page, /circle/, /a line/)).not.toBeChecked()
  await expectSaved(page)
  await page.reload()
  await expect(letter(page, /parabola/, /one focus/)).toBeChecked()
  await expect(letter(page, /parabola/, /two branches/)).toBeChecked()
  const { answers } = await attemptOnServer(page, quiz.code)
  expect(answers.map(({ value }) => (Array.isArray(value) ? value.map((part) => part?.length) : value))).toEqual([
    [2, 1],
  ])
  await submit(page)
  await seeResult(page)
  await expectScore(page, '0.67 out of 1')
})

test('columns to match are pasted as the example says, and shown as they will be', async ({ page, server }) => {
  const { teacher } = await anAccount(server)
  await enter(page, teacher)
  await page.goto('/dashboard/quizzes/create')
  await fillDetails(page, { count: 1 })
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('button', { name: 'Paste questions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste questions' })
  await dialog.getByLabel('Paste or type here').fill(quizText.example_columns)
  await expect(dialog.getByText('1 question found')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1 question' }).click()
  await expect(page.getByRole('checkbox', { name: /Several answers for one row/ })).toBeChecked()
  await expect(page.getByLabel('Left 2', { exact: true })).toHaveValue('y = x²')
  await expect(page.getByLabel('Right 2', { exact: true })).toHaveValue('It has an axis')
})
