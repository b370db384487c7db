import type { Page } from '@playwright/test'
import { expect, type Server, test } from '../fixtures.ts'
import { OPINION_ROWS, OPINION_VALUES, OPINIONS } from '../kinds.ts'
import { attemptOnServer, expectSaved, next, RAHUL, seeResult, startQuiz, submit, takeQuizByCalls } from '../student.ts'
import { anAccount, enter, publish, questionsOf } from '../teacher.ts'

const aQuizOfOpinions = async (server: Server) =>
  publish(server, await anAccount(server), { title: 'What you think', questions: OPINIONS })

const field = (page: Page) => page.getByRole('textbox', { name: /^Your answer/ })

/** Answers the open question, in their order. */
const ANSWERS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('radio', { name: '4 of 5' }).click(),
  (page) => page.keyboard.press('9'),
  async (page) => {
    await page.getByRole('checkbox', { name: 'Wednesday' }).click()
    await page.getByRole('checkbox', { name: 'Other' }).click()
    await page.getByRole('textbox', { name: 'Please say which' }).fill('শনিবার')
    await expect(page.getByText('2 chosen')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeDisabled()
  },
  (page) => page.getByRole('radio', { name: 'Yes' }).click(),
  async (page) => {
    await field(page).fill('3')
    await field(page).blur()
    await expect(page.getByText('From 5 to 110.')).toHaveCount(2)
    await field(page).fill('১৪')
    await expect(page.getByText('From 5 to 110.')).toHaveCount(1)
  },
  (page) => field(page).fill('More experiments, please. আরও পরীক্ষা।'),
  async (page) => {
    await page.getByRole('button', { name: 'Sound' }).click()
    await page.getByRole('button', { name: 'Optics' }).click()
    await page.getByRole('button', { name: 'Move up Optics' }).click()
    await expect(page.getByText('2 of 2 ranked')).toBeVisible()
  },
  async (page) => {
    for (const [row, name] of OPINION_ROWS.entries())
      await page
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: row === 1 ? 'Partly' : 'Agree', exact: true })
        .click()
    await expect(page.getByText('3 of 3 rows answered')).toBeVisible()
  },
  (page) => page.getByRole('checkbox', { name: 'I agree that' }).click(),
]

test('what people think is asked for, kept, and neither right nor wrong @phone', async ({ page, server }) => {
  test.slow()
  await page.clock.install()
  const quiz = await aQuizOfOpinions(server)
  await startQuiz(page, quiz.code)
  for (const [at, answer] of ANSWERS.entries()) {
    await answer(page)
    if (at < ANSWERS.length - 1) await next(page)
  }
  await expectSaved(page)
  const { answers } = await attemptOnServer(page, quiz.code)
  expect(answers.map(({ value }) => value)).toEqual(OPINION_VALUES)
  await submit(page)
  await seeResult(page)
  await expect(page.getByRole('heading', { name: 'Question 9: answered' })).toBeVisible()
  await expect(page.getByText(/: (right|wrong|left blank)$/)).toHaveCount(0)
})

test('opinions are counted, with what they come to @desktop', async ({ page, server }) => {
  const quiz = await aQuizOfOpinions(server)
  const ids = (await questionsOf(server, quiz)).map(({ id }) => id)
  const onWire = (values: readonly unknown[]) =>
    values.map((value, at) => ({ question_id: ids[at], selected_index: -1, value }))
  for (const at of [0, 1, 2]) {
    const values = at === 2 ? [[2], [3], ...OPINION_VALUES.slice(2)] : OPINION_VALUES
    await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: `987654320${at}`, answers: onWire(values) })
  }
  await enter(page, quiz.teacher)
  await page.goto(`/dashboard/quizzes/result?quiz=${quiz.id}&view=questions`)
  await expect(page.getByText('Net promoter score')).toBeVisible()
})
