import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { labelOf } from '../answering.ts'
import { expectWholeIn, type View } from '../boxes.ts'
import { expect, test } from '../fixtures.ts'
import { ICON } from '../pasting.ts'
import { expectSaved, next, startQuiz, submit } from '../student.ts'
import { anAccount, aPicture, attemptsOf, enter, publish } from '../teacher.ts'
import { ADDRESS, LETTERS, longQuiz } from './long-texts.ts'

const VIEWS: View[] = [
  { width: 320, height: 640, text: 100 },
  { width: 320, height: 640, text: 200 },
  { width: 360, height: 740, text: 200 },
  { width: 768, height: 1024, text: 200 },
  { width: 1280, height: 800, text: 200 },
]

const combobox = (page: Page, at: number) => page.getByRole('main').getByRole('combobox').nth(at)

/** Each answered with what is longest in it. */
const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('radio').first().click(),
  async (page) => {
    for (const at of [0, 2]) await page.getByRole('checkbox').nth(at).click()
  },
  (page) => page.getByRole('radio').first().click(),
  (page) => page.getByRole('textbox', { name: /^Your answer/ }).fill(LETTERS),
  async (page) => {
    await page.getByRole('button', { name: 'Keypad' }).click()
    await page.getByRole('textbox', { name: /^Your answer/ }).fill('1234567890123456789.5')
    await page.getByRole('combobox', { name: 'Unit' }).selectOption({ index: 1 })
  },
  async (page) => {
    await page.getByRole('textbox', { name: /^Blank 1 of 2/ }).fill(LETTERS.slice(0, 200))
    await combobox(page, 0).selectOption({ index: 1 })
  },
  (page) =>
    page
      .getByRole('button', { name: /Move down/ })
      .first()
      .click(),
  async (page) => {
    await combobox(page, 0).selectOption({ label: await labelOf(page, 'https') })
    await combobox(page, 1).selectOption({ label: await labelOf(page, 'WWW') })
    await combobox(page, 2).selectOption({ label: await labelOf(page, 'frac') })
  },
  (page) => page.getByRole('textbox', { name: /^Your answer/ }).fill(`${LETTERS} ${ADDRESS}\n\n${LETTERS}`),
]

test('with large text and long words every kind of question stays whole, and its result @phone', async ({
  page,
  server,
}) => {
  test.slow()
  const account = await anAccount(server)
  const picture = await aPicture(server, account, readFileSync(ICON))
  const quiz = await publish(server, account, longQuiz(picture))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startQuiz(page, quiz.code)
  for (const [at, answer] of ANSWERS.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${at + 1} of 9` })).toBeVisible()
    await answer(page)
    await expectWholeIn(VIEWS, page, `question ${at + 1}`)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await expectSaved(page)
  await submit(page)
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await page.goto(`/quiz/analysis?code=${quiz.code}`)
  await page.getByText('Your score so far').waitFor()
  await expectWholeIn(VIEWS, page, 'the result')

  await enter(page, quiz.teacher)
  const { rows } = await attemptsOf(server, quiz)
  await page.goto(`/dashboard/analysis/${rows[0]?.id}`)
  await page.getByText('Question 9: waits for a person to mark it').waitFor()
  await expectWholeIn(VIEWS, page, 'the answers as the teacher reads them')
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  await page.getByRole('heading', { name: 'Question 9', exact: true }).waitFor()
  await expectWholeIn(VIEWS, page, 'the questions with how they were answered')
  await page.goto(`/dashboard/quizzes/${quiz.id}/marking`)
  await page.getByRole('link', { name: /^Question 9/ }).waitFor()
  await expectWholeIn(VIEWS, page, 'the questions to mark')
  await page.getByRole('link', { name: /^Question 9/ }).click()
  await page.getByRole('textbox', { name: 'Marks, of 1' }).waitFor()
  await expectWholeIn(VIEWS, page, 'an answer to mark')
})
