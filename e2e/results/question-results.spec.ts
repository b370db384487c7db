import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { aQuizOfEachKind } from '../kinds.ts'
import { rightAnswers } from '../right-answers.ts'
import { installClock, shownInItsTime } from '../soon.ts'
import { RAHUL, takeQuizByCalls } from '../student.ts'
import { aPublishedQuiz, enter, type Published } from '../teacher.ts'

const addressOf = ({ id }: Published, rest = '') => `/dashboard/quizzes/result?quiz=${id}${rest}`
const toQuestions = (page: Page) =>
  page.getByRole('navigation', { name: 'Views of the results' }).getByRole('link', { name: 'Questions' })
const card = (page: Page, number: number) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })

test('results can be looked at by question, and the address says so', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  const answers = await rightAnswers(server, quiz)
  await takeQuizByCalls(server, quiz.code, { ...RAHUL, answers })
  const wrong = [{ question_id: answers[0]?.question_id, selected_index: 2 }]
  await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: '9876543211', answers: wrong })
  await enter(page, quiz.teacher)
  await page.goto(addressOf(quiz))
  await toQuestions(page).click()
  await expect(page).toHaveURL(/view=questions/)
  await expect(card(page, 1)).toContainText('Carbon dioxideRight')
  await expect(card(page, 1).getByRole('row', { name: /Nitrogen/ })).toContainText('1 (50%)')
  await expect(card(page, 2).getByRole('row', { name: /কলকাতা/ })).toContainText('1 (100%)')
  await expect(card(page, 2)).toContainText('Blank1 (50%)')

  await page.reload()
  await expect(card(page, 3)).toContainText('newton')
  await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: '9876543212', answers })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(card(page, 1).getByRole('row', { name: /Nitrogen/ })).toContainText('1 (33%)')
  await page.goBack()
  await expect(page.getByRole('table', { name: /^Submissions of/ })).toBeVisible()
})

test('every kind of question shows how it was answered, on every screen', async ({ page, server }) => {
  const quiz = await aQuizOfEachKind(server)
  const answers = await rightAnswers(server, quiz)
  for (const at of [0, 1, 2]) await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: `987654320${at}`, answers })
  await takeQuizByCalls(server, quiz.code, { ...RAHUL, phone: '9876543209' })
  await enter(page, quiz.teacher)
  await page.goto(addressOf(quiz, '&view=questions'))
  for (const number of answers.keys()) {
    // Nobody has marked the last one.
    if (number === answers.length - 1) break
    await expect(card(page, number + 1)).toContainText('3 (75%)')
    await expect(
      card(page, number + 1)
        .getByRole('table')
        .first(),
    ).toContainText('3 (100%)')
  }
  await expect(card(page, answers.length)).toContainText('3 answers')
})

test('questions that do not come can be asked for again', async ({ page, server }) => {
  const quiz = await aPublishedQuiz(server)
  await takeQuizByCalls(server, quiz.code, RAHUL)
  await enter(page, quiz.teacher)
  await installClock(page)
  const address = `**/teacher/quizzes/${quiz.id}/questions**`
  await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(addressOf(quiz, '&view=questions'))
  await shownInItsTime(page, page.getByText('The questions could not be loaded'))
  await page.unroute(address)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 1)).toContainText('Nobody has answered this question.')
})
