import { expect, test } from '../fixtures.ts'
import { choose, expectSaved, expectScore, RAHUL, startQuiz, submit, tellLastDigits } from '../student.ts'
import { anAccount, enter, publish, QUESTIONS } from '../teacher.ts'

const questions = QUESTIONS.map(({ problem, options, correct }) => ({ problem, options, correct_answer: correct }))

test('a practice paper is taken again with one press, and is in no results', async ({ page, browser, server }) => {
  const account = await anAccount(server)
  const { id, code } = await publish(server, account, { title: 'Mock test', questions, settings: { practice: true } })
  await page.goto(`/quiz?code=${code}`)
  await expect(page.getByText('Practice: as often as you like')).toBeVisible()
  await startQuiz(page, code)
  await choose(page, 'Oxygen')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  const result = await page.context().newPage()
  await result.goto(`/quiz/analysis?code=${code}`)
  await tellLastDigits(result)
  await result.getByRole('link', { name: 'Practise again' }).click()
  await expect(result.getByLabel('Phone')).toHaveValue(RAHUL.phone)
  await result.getByRole('button', { name: 'Continue', exact: true }).click()
  await result.getByRole('button', { name: 'Start', exact: true }).click()
  await choose(result, 'Carbon dioxide')
  await expectSaved(result)
  await submit(result)
  await expect(result.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await result.goto(`/quiz/analysis?code=${code}`)
  await expectScore(result, '1 out of 3')

  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage()
  await enter(teacher, account.teacher)
  await teacher.goto(`/dashboard/quizzes/result?quiz=${id}`)
  await expect(teacher.getByText('2 runs in the last 30 days')).toBeVisible()
})

test('as in the exam hall, what was chosen and not saved is lost, and the result tells it @phone', async ({
  page,
  server,
}) => {
  const settings = { practice: true, screen: 'national' }
  const { code } = await publish(server, await anAccount(server), { title: 'Mock test', questions, settings })
  await startQuiz(page, code)
  await page.getByRole('checkbox', { name: /^As in the exam hall/ }).check()
  await choose(page, 'Oxygen')
  await expect(page.getByText('Chosen, not saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Chosen, not saved.')).toBeVisible()
  await page.getByRole('button', { name: /All questions/ }).click()
  await page.getByRole('button', { name: /^Go to question 3/ }).click()
  await expect(page.getByText('Question 1: you left it without saving')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await choose(page, 'Carbon dioxide')
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('radio').first().click()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Submitted' })).toBeVisible()
  await page.goto(`/quiz/analysis?code=${code}`)
  await expect(page.getByText('1 choice was not saved and does not count: look at question 2.')).toBeVisible()
  await expectScore(page, '1 out of 3')
})
