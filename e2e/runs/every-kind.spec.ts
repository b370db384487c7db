import type { Page } from '@playwright/test'
import { ANSWERS, ESSAY } from '../answering.ts'
import { expect, test } from '../fixtures.ts'
import { aQuizOfEachKind } from '../kinds.ts'
import {
  attemptOnServer,
  expectSaved,
  expectScoreSoFar,
  next,
  RAHUL,
  seeResult,
  startQuiz,
  submit,
  workerServes,
} from '../student.ts'
import { attemptsOf, enter } from '../teacher.ts'

const question = (page: Page, number: number) =>
  expect(page.getByRole('heading', { name: `Question ${number} of ${ANSWERS.length}` })).toBeVisible()

test('every kind of question is answered, kept without a network and through a reload, and reviewed @phone @gate', async ({
  page,
  server,
}) => {
  test.slow()
  await page.clock.install()
  const quiz = await aQuizOfEachKind(server)
  await startQuiz(page, quiz.code)
  for (const [at, answer] of ANSWERS.entries()) {
    await question(page, at + 1)
    if (at % 3 === 2) await page.context().setOffline(true)
    await answer(page)
    if (at % 3 === 2) await page.context().setOffline(false)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await expectSaved(page)
  await workerServes(page)
  await page.context().setOffline(true)
  await page.reload()
  await question(page, 9)
  await expect(page.getByRole('textbox', { name: /^Your answer/ })).toHaveValue(ESSAY)
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByRole('main').getByRole('combobox').first()).not.toHaveValue('')
  await page.context().setOffline(false)
  const { answers } = await attemptOnServer(page, quiz.code)
  expect(answers.filter(({ selected_index, value }) => selected_index < 0 && value === undefined)).toEqual([])

  await submit(page)
  await seeResult(page)
  await expectScoreSoFar(page, '7.5 out of 9')
  await expect(page.getByText('Question 8: partly right')).toBeVisible()
  await expect(page.getByText('Question 9: waits for your teacher')).toBeVisible()
})

test('the teacher sees every answer in the shape of its question @gate', async ({ page, server }) => {
  await page.clock.install()
  const quiz = await aQuizOfEachKind(server)
  await startQuiz(page, quiz.code, RAHUL)
  for (const [at, answer] of ANSWERS.entries()) {
    await question(page, at + 1)
    await answer(page)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await enter(page, quiz.teacher)
  const { rows } = await attemptsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await expect(page.getByText('Question 8: partly right')).toBeVisible()
  await expect(page.getByText('Question 9: waits for a person to mark it')).toBeVisible()
})
